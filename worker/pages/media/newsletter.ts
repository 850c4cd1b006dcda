import { type Loader, loadFormat } from '../../payloads/loader'
import { readFormOptions } from '../form-options'
import { findPageIntro, toPageIntro } from '../page-text'
import { previewIssue } from './newsletter-preview'

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
