import { withStores } from './open-stores.mjs'
import { readModule, runCommand } from './run-command.mjs'

const usage = `npm run logs -- [--from <day or time>] [--to <day or time>] [--grep <pattern>] [--env <name>]
  Times are those of Riyadh, such as 2026-12-01 or 2026-12-01T14:30; without them, the last hour.`
const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  grep: { type: 'string' },
}
const hourMs = 3_600_000

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

/** An instant of a typed day, its beginning or its last millisecond, or of a typed time; epoch ms. */
function readInstant({ readLocalTime, endOfRiyadhDay }, typed, isEnd) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed)
  const at =
    isDay && isEnd ? endOfRiyadhDay(typed) - 1 : readLocalTime(isDay ? `${typed}T00:00` : typed)
  if (Number.isNaN(at)) throw new Error(`${typed} is no day and no time\n\n${usage}`)
  return at
}

async function run(names, values) {
  if (names.length > 0) throw new Error(usage)
  const calendar = await readModule('domain/dates/calendar.ts')
  const { readLogs } = await readModule('db/operations/read-logs.ts')
  const to = values.to === undefined ? Date.now() : readInstant(calendar, values.to, true)
  const from = values.from === undefined ? to - hourMs : readInstant(calendar, values.from, false)
  const pattern = values.grep === undefined ? null : new RegExp(values.grep)
  // A reader such as `head` closes the pipe once it has enough.
  process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1))
  await withStores(values, async ({ LOGS }) => {
    if (!LOGS) throw new Error('This site keeps no lines: no bucket LOGS is bound.')
    let lines = 0
    for await (const line of readLogs(LOGS, { from, to, pattern })) {
      lines += 1
      console.log(line)
    }
    const [first, last] = [from, to].map(calendar.riyadhInstant)
    if (lines === 0) console.error(`No stored line from ${first} to ${last}.`)
  })
}
