import { type Loader, loadFormat } from '../../payloads/loader'

export const loadProfileData: Loader<'profileData'> = async (deps) => ({
  modified: (await loadFormat(deps)).date(deps.now),
})
