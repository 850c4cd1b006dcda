import { readFileSync } from 'node:fs'
import {
  type DeployOptions,
  deployConfig,
  deploySteps,
  findConfigProblems,
  readDeployOptions,
} from './deploy-steps.ts'
import { ensureBuild, exitOnFailure, run } from './prepare.ts'

/** False if the deployment is refused, for reasons that are printed. */
function isConfigured(): boolean {
  const problems = findConfigProblems(JSON.parse(readFileSync(deployConfig, 'utf8')))
  if (problems.length === 0) return true
  console.error('This configuration is not for production:')
  for (const problem of problems) console.error(`- ${problem}`)
  return false
}

function readOptions(): DeployOptions {
  try {
    return readDeployOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

exitOnFailure(() => {
  const options = readOptions()
  // The build reads it, and each step reads the configuration of that build.
  if (options.env) process.env.CLOUDFLARE_ENV = options.env
  ensureBuild()
  if (!isConfigured()) process.exitCode = 1
  if (process.exitCode && !options.isDryRun) {
    console.error('Nothing was deployed.')
    return
  }
  for (const step of deploySteps(options)) {
    const { title, command, dryOptions } = step
    const chosen = options.isDryRun ? dryOptions : step.options
    console.log(chosen ? `\n${title} ...` : `\nWould ${title}: ${step.options.join(' ')}`)
    if (chosen) run(command, chosen, 'inherit')
  }
  if (options.isDryRun) console.log('\nDry run: nothing was changed.')
})
