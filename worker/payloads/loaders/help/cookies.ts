import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'

export const loadCookies: Loader<'cookies'> = async (deps) => {
  const page = await readPageText(deps, 'cookies')
  return page ? page.textWith() : null
}
