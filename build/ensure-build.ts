import { ensureBuild, exitOnFailure } from './prepare.ts'

exitOnFailure(ensureBuild)
