import { spawnSync } from 'node:child_process'
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

/** Runs every check and prints the output of those that fail. */
export function runChecks(): Count {
  const count = { passed: 0, failed: 0 }
  const reported = new Set<string>()
  for (const [name, command, args] of checks) {
    const { status, stdout, stderr } = spawnSync(`${bin}/${command}`, args, { encoding: 'utf8' })
    const isClean = status === 0
    count[isClean ? 'passed' : 'failed'] += 1
    console.log(`${isClean ? 'ok  ' : 'FAIL'} ${name}`)
    if (isClean) continue
    console.log((command === 'tsc' && condenseErrors(stdout, reported)) || stdout, stderr)
  }
  return count
}
