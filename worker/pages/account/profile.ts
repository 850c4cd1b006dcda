import type { Loader } from '../../payloads/loader'
import { readPageIntro } from '../page-intro'

export const loadProfile: Loader<'profile'> = (deps) => readPageIntro(deps, 'profile')
