# The CSV file of advised -> a line for each program and machine of the cases by parts: its name, and seconds of all calls now, by the knob and in one
# context (NaN: there is no such layout).
FNR == 1 || $3 != "parts" { next }
{
  machine = $13
  sub(/ on InfiniBand$/, "", machine)
  sub(/ in /, "\\nin ", machine)
  sub(/ of /, "\\nof ", machine)
  key = $1 "\\n" machine
  if (!(key in seen)) order[++keys] = key
  seen[key] = 1
  seconds[key, $4] += $9 * $11
}
function of(key, kind) { return (key, kind) in seconds ? seconds[key, kind] : "NaN" }
END { for (i = 1; i <= keys; i++) printf "\"%s\",%s,%s,%s\n", order[i], of(order[i], "now"), of(order[i], "knob"), of(order[i], "context") }
