import { deploySteps } from './deploy-steps.ts'
import { ensureBuild, exitOnFailure, run } from './prepare.ts'

exitOnFailure(() => {
  ensureBuild()
  for (const [command, options] of deploySteps(process.argv.slice(2))) {
    run(command, options, 'inherit')
  }
})
