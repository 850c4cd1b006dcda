import type { ProfileRequestPayload } from '#domain/payloads/open'
import type { PayloadHead } from '#domain/payloads/payload-head'
import type { Params } from '#domain/site/routes'
import { type LoaderDeps, loadFormat } from '../../payloads/loader'

/** Title of the page of one request: it reveals nothing of the ticket, nor whether there is one. */
export async function loadProfileRequest(
  deps: LoaderDeps,
  { reference = '' }: Params,
): Promise<ProfileRequestPayload & { head: PayloadHead }> {
  const { t, now } = deps
  const format = await loadFormat(deps)
  const head = {
    title: t('profile.request.title', { reference }),
    description: t('profile.request.lead'),
  }
  return { modified: format.date(now), reference, head }
}
