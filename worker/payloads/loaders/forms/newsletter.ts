import { type Loader, loadFormat } from '../../loader'
import { readFormOptions } from './form-options'
import { previewIssue } from './newsletter-preview'
import { findPageIntro, toPageIntro } from './page-intro'

export const loadNewsletter: Loader<'newsletter'> = async (deps) => {
  const [text, format, formOptions] = await Promise.all([
    findPageIntro(deps, 'newsletter'),
    loadFormat(deps),
    readFormOptions(deps),
  ])
  if (!text || !formOptions) return null
  const { interests, jobTitles, sectors, regions, otherInterests } = formOptions.lists
  return {
    ...toPageIntro(text, format, deps),
    preview: await previewIssue(deps, interests),
    lists: { interests, jobTitles, sectors, regions, otherInterests },
  }
}
