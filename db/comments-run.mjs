import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const usage = 'npm run comments -- list | publish <id> | refuse <id>  [--remote]'
const decisions = { publish: 'published', refuse: 'refused' }

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string', default: '.wrangler/state' },
  },
})

try {
  await run(positionals)
} catch (error) {
  console.error(String(error.stdout || error.message))
  process.exitCode = 1
}

async function run([what = '', id = '', ...more]) {
  const file = join(root, 'db/comment-sql.ts')
  const options = { root, configFile: false, logLevel: 'error' }
  const { decide, listedAtMost, listHeld } = (await runnerImport(file, options)).module
  if (what === 'list' && !id) tellHeld(ask(listHeld), listedAtMost)
  else if (Object.hasOwn(decisions, what) && id && more.length === 0) {
    const decision = decisions[what]
    const [changed] = ask(decide(id, decision, Date.now()).join(' '))
    console.log(
      changed ? `${id} on ${changed.page} is ${decision}.` : `There is nothing to change in ${id}.`,
    )
  } else throw new Error(usage)
}

/** The rows that the last statement gives back. */
function ask(sql) {
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const target = values.remote ? ['--remote'] : ['--local', '--persist-to', values['persist-to']]
  const told = execFileSync(
    process.execPath,
    [wrangler, 'd1', 'execute', 'DB', ...target, '--command', sql, '--json', '--yes'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  )
  return JSON.parse(told).at(-1).results
}

function tellHeld(rows, listedAtMost) {
  for (const { text, ...about } of rows) {
    console.log(`${Object.values(about).join('  ')}\n${text.replace(/^/gm, '    ')}\n`)
  }
  console.log(rows.length < listedAtMost ? `${rows.length} held` : `the oldest ${rows.length} held`)
}
