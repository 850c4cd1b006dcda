import { type Loader, loadFormat } from '../../payloads/loader'

/** Title of the page of one request: it reveals nothing of the ticket, nor whether there is one. */
export const loadProfileRequest: Loader<'profileRequest'> = async (deps, { reference = '' }) => {
  const { t, now } = deps
  const format = await loadFormat(deps)
  const head = {
    title: t('profile.request.title', { reference }),
    description: t('profile.request.lead'),
  }
  return { modified: format.date(now), reference, head }
}
