import type { Loader } from '../../loader'
import { leafletOf } from './form-intro'
import { loadFormBasis } from './form-options'

const readText = leafletOf('invitation')

export const loadInvitation: Loader<'invitation'> = async (deps) => {
  const [text, basis] = await Promise.all([readText(deps), loadFormBasis(deps)])
  return text && basis && { ...text, participationTypes: basis.lists.participationTypes }
}
