import type { Loader } from '../../loader'
import { readPageText } from '../pages/page-text'

export const loadCookies: Loader<'cookies'> = async (deps) => {
  const read = await readPageText(deps, 'cookies')
  return read ? read.textWith() : null
}
