import type { Loader } from '../../payloads/loader'
import { readPageIntro } from '../page-text'

export const loadProfile: Loader<'profile'> = (deps) => readPageIntro(deps, 'profile')
