import type { Loader } from '../../payloads/loader'
import { readPageText } from '../page-text'

export const loadCookies: Loader<'cookies'> = async (deps) => {
  const page = await readPageText(deps, 'cookies')
  return page ? page.textWith() : null
}
