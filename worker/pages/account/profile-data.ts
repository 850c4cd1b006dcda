import type { ProfileDataPayload } from '#domain/payloads/open'
import { type LoaderDeps, loadFormat } from '../../payloads/loader'

export async function loadProfileData(deps: LoaderDeps): Promise<ProfileDataPayload> {
  return { modified: (await loadFormat(deps)).date(deps.now) }
}
