import { deploySteps } from './deploy-steps.ts'
import { endOnFailure, ensureBuild, run } from './prepare.ts'

endOnFailure(() => {
  ensureBuild()
  for (const [command, options] of deploySteps(process.argv.slice(2))) {
    run(command, options, 'inherit')
  }
})
