#!/bin/bash
# Stands in for mpirun: tells the arguments it was given.
printf "%s\n" "$*"
