import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'engineer-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { ...process.env, DATA_KEY: '', HASH_KEY: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, stdout, lines: stderr.trimEnd().split('\n') }
}

/** The sources of the seed, without `.dev.vars`. */
function copySources(): string {
  const root = join(folder, 'site')
  mkdirSync(root)
  for (const name of ['db', 'domain', 'package.json']) {
    cpSync(name, join(root, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

it('the seed without its keys says which one is missing, without a stack', () => {
  const { status, stdout, lines } = run(join(copySources(), 'db/cli/seed.mjs'))
  expect(lines).toEqual([
    'There is no DATA_KEY in the environment or in .dev.vars: run `npm start`, which writes it.',
    'Nothing was loaded.',
  ])
  expect([status, stdout]).toEqual([1, ''])
})

it('a build step that fails ends the command with its own output, without a stack', () => {
  const step = join(folder, 'step.mjs')
  writeFileSync(step, "console.log('Table missing'); console.error('Stopped'); process.exit(3)")
  const command = join(folder, 'command.mjs')
  const prepare = JSON.stringify(resolve('build/prepare.ts'))
  writeFileSync(
    command,
    `import { exitOnFailure, run } from ${prepare}
    exitOnFailure(() => run(${JSON.stringify(step)}, []))
    console.log('Went on')`,
  )
  const { status, stdout, lines } = run(command)
  expect(lines).toEqual(['Stopped', 'Table missing', `Failed: ${step}`])
  expect([status, stdout]).toEqual([1, ''])
})

it('a command has set its constants before it runs', () => {
  const runs = globSync('db/cli/*.mjs').map((file) => ({
    file,
    // The command waits at this line: what is below has only its functions.
    rest: readFileSync(file, 'utf8').split(/^if \(import\.meta\.main\)/m)[1],
  }))
  expect(runs.filter(({ rest }) => rest !== undefined).length).toBeGreaterThan(9)
  const late = runs.filter(({ rest = '' }) => /^(?:const|let|class) /m.test(rest))
  expect(late.map(({ file }) => file)).toEqual([])
})
