import { text } from 'node:stream/consumers'
import { resolveTrace } from './resolve-trace.ts'

/** `npm run trace -- '<trace>'`, or a log line on standard input: prints the source positions. */
const lines = resolveTrace(process.argv.slice(2).join(' ') || (await text(process.stdin)))
if (lines.length === 0) {
  console.error(
    'It holds no position in a file of dist/. Build the commit that was deployed first.',
  )
  process.exitCode = 1
}
for (const line of lines) console.log(line)
