#!/bin/bash
# quotas.sh BIN: hosts have the part of a processor that their line says, as programs there see it, and hscal-measure finds that there is a quota.
# Wrong parts are refused. Of what is left of a cluster nothing is a control group.
. "${0%/*}/test.sh"
printf '%s\n' 'ada 1 50% 1000 50' 'bob 2 25% 1000 50' 'cyd 1 0 1000 50' >"$work/hosts"

# What a program sees of its quota, in percent of a processor: of both versions of control groups.
cat >"$work/see" <<'SEE'
group=$(sed -n 's/^[0-9]*:\(.*,\)*cpu\(,.*\)*://p; s/^0:://p' /proc/self/cgroup | grep /cluster | head -n 1)
cat /sys/fs/cgroup/cpu.max /sys/fs/cgroup/$group/cpu.max /sys/fs/cgroup/cpu/$group/cpu.cfs_quota_us /sys/fs/cgroup/cpu/$group/cpu.cfs_period_us 2>/dev/null |
  paste -sd ' ' | awk -v host="$(hostname)" '{ print host, (NF == 2 && $1 > 0 ? 100 * $1 / $2 : "none") }'
SEE
within 60 "$cluster" with "$work/hosts" bash -c 'cat "$CLUSTER_STATE/groups" >"$0/group"
  for host in ada bob cyd; do mpirun -host $host bash "$0/see"; done' "$work" >"$work/seen" || {
  status=$?
  grep -q 'skipped' "$work/seen" && exit 77
  failed "the hosts ended with $status"
}
diff <(printf '%s\n' 'ada 50' 'bob 50' 'cyd none') "$work/seen" || failed "those are not the parts that were set"
[ -s "$work/group" ] && [ ! -e "$(cat "$work/group")" ] || failed "the control groups are still there"

sed -i 's/bob 2/bob 1/; /cyd/d' "$work/hosts"
within 120 "$cluster" with "$work/hosts" mpirun "$bin/hscal-measure" --anyway --seconds 3 -o "$work/machine" || failed "measuring ended with $?"
for host in ada bob; do grep -q "$host: a quota gives each process [0-9]* % of a processor" "$work/machine" || failed "no quota was noted on $host"; done

for part in 0% 101% 50%% %; do
  echo "ada 1 $part 1000 50" >"$work/hosts"
  "$cluster" with "$work/hosts" true 2>"$work/said" && failed "a part of $part was taken"
  grep -q "hosts:1: expected \"name processors speed mbit delay_us" "$work/said" || failed "of $part was said: $(cat "$work/said")"
done
[ -z "$(find /sys/fs/cgroup -maxdepth 3 -name "cluster.*" -newer "$work/seen" 2>/dev/null)" ] || failed "refused hosts leave control groups"
end
