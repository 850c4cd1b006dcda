import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { ensureBuild, exitOnFailure, run } from '../prepare.ts'
import { planDeployment } from './plan.ts'
import { reportSite } from './smoke.ts'
import {
  type DeployedConfig,
  type DeployOptions,
  deployConfig,
  deploySteps,
  findConfigProblems,
  readDeployOptions,
} from './steps.ts'

function readOptions(): DeployOptions {
  try {
    return readDeployOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

/** Prints the plan; false if something speaks against it. */
async function isAllowed(options: DeployOptions, config: DeployedConfig): Promise<boolean> {
  const { lines, problems } = await planDeployment(options, config)
  const all = [...findConfigProblems(config, options.env), ...problems]
  console.log(`\nPlan\n${lines.join('\n')}`)
  if (all.length === 0) return true
  console.error(`\nThis is not to be deployed to ${options.env}:`)
  for (const problem of all) console.error(`- ${problem}`)
  return false
}

async function isConfirmed({ isSure, env }: DeployOptions): Promise<boolean> {
  if (isSure) return true
  if (!process.stdin.isTTY) {
    console.error('Nobody can be asked here: add --yes.')
    return false
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(`\nDeploy this to ${env}? Type its name: `)
  asking.close()
  return answer.trim() === env
}

function runSteps(options: DeployOptions): void {
  for (const step of deploySteps(options)) {
    const { title, command, dryOptions } = step
    const chosen = options.isDryRun ? dryOptions : step.options
    console.log(chosen ? `\n${title} ...` : `\nWould ${title}: ${step.options.join(' ')}`)
    if (chosen) exitOnFailure(() => run(command, chosen, 'inherit'))
  }
}

const options = readOptions()
// The build alone reads it; each step reads the configuration of that build.
process.env.CLOUDFLARE_ENV = options.env
exitOnFailure(ensureBuild)
delete process.env.CLOUDFLARE_ENV
const config: DeployedConfig = JSON.parse(readFileSync(deployConfig, 'utf8'))
const isFine = await isAllowed(options, config)
if (options.isDryRun) {
  runSteps(options)
  console.log('\nDry run: nothing was changed.')
  process.exitCode = isFine ? 0 : 1
} else if (!isFine || !(await isConfirmed(options))) {
  console.error('Nothing was deployed.')
  process.exitCode = 1
} else {
  runSteps(options)
  console.log(`\nThe way back: npm run rollback -- --env ${options.env}`)
  process.exitCode = (await reportSite(String(config.vars?.PUBLIC_ORIGIN))) ? 0 : 1
}
