import { globSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100
const kibibytesPerMegabyte = 1_000

/** Parses /proc/<pid>/stat; the fields follow the name: state, parent, … (proc_pid_stat(5)). */
function readStat(pid: number): { name: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') }
  } catch {
    return null
  }
}

/** Running workerd processes that this process has started. */
export function workerdPids(): number[] {
  return globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const pid = Number(file.split('/')[2])
    const stat = readStat(pid)
    return stat?.name === 'workerd' && Number(stat.fields[1]) === process.pid ? [pid] : []
  })
}

/** User and system CPU time of a process so far. */
export function processorMs(pid: number): number {
  const stat = readStat(pid)
  if (!stat) throw new Error(`process ${pid} is gone`)
  return ((Number(stat.fields[11]) + Number(stat.fields[12])) / ticksPerSecond) * 1_000
}

export function residentMegabytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kibibytes) * 1.024) / kibibytesPerMegabyte
}
