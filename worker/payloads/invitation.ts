import { loadFormBasis } from './form-basis'
import { leafletOf } from './leaflet'
import type { Loader } from './loader'

const readText = leafletOf('invitation')

export const loadInvitation: Loader<'invitation'> = async (deps) => {
  const [text, basis] = await Promise.all([readText(deps), loadFormBasis(deps)])
  return text && basis && { ...text, participationTypes: basis.lists.participationTypes }
}
