import { execFile } from 'node:child_process'
import { condenseErrors } from './condense-errors.ts'

const bin = 'node_modules/.bin'

/** Static checks besides the tests: types, bindings, lint and format, unused code. */
const checks: [name: string, command: string, args: string[]][] = [
  ['types of worker and domain', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the client', 'tsc', ['-p', 'tsconfig.client.json']],
  ['types of build, db and tests', 'tsc', ['-p', 'tsconfig.node.json']],
  ['types of the bindings', 'wrangler', ['types', '--include-runtime=false', '--check']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['unused files, exports and dependencies', 'knip', []],
]

export interface Count {
  passed: number
  failed: number
}

interface Output {
  status: number
  stdout: string
  stderr: string
}

function runCheck(command: string, args: string[]): Promise<Output> {
  return new Promise((resolve) => {
    execFile(`${bin}/${command}`, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ status: error ? 1 : 0, stdout, stderr })
    })
  })
}

/** Runs all checks at once and prints the output of those that fail. */
export async function runChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0 }
  const reported = new Set<string>()
  const running = checks.map(([name, command, args]) => ({
    name,
    command,
    output: runCheck(command, args),
  }))
  for (const { name, command, output } of running) {
    const { status, stdout, stderr } = await output
    const isClean = status === 0
    count[isClean ? 'passed' : 'failed'] += 1
    console.log(`${isClean ? 'ok  ' : 'FAIL'} ${name}`)
    if (isClean) continue
    console.log((command === 'tsc' && condenseErrors(stdout, reported)) || stdout, stderr)
  }
  return count
}
