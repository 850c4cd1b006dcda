import type { Loader } from '../../loader'
import { readFormOptions } from './form-options'
import { pageIntroOf } from './page-intro'

const readText = pageIntroOf('invitation')

export const loadInvitation: Loader<'invitation'> = async (deps) => {
  const [text, formOptions] = await Promise.all([readText(deps), readFormOptions(deps)])
  return (
    text && formOptions && { ...text, participationTypes: formOptions.lists.participationTypes }
  )
}
