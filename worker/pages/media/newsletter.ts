import { listLatest } from '#db/entries/entries'
import { type Loader, loadFormat } from '../../payloads/loader'
import { readFormOptions } from '../form-options'
import { findPageIntro, toPageIntro } from '../page-text'
import { previewIssue } from './newsletter-preview'

/** Two years of issues. */
const issuesShown = 24

export const loadNewsletter: Loader<'newsletter'> = async (deps) => {
  const { db, locale, now } = deps
  const [text, format, formOptions, issues] = await Promise.all([
    findPageIntro(deps, 'newsletter'),
    loadFormat(deps),
    readFormOptions(deps),
    listLatest(db, 'newsletter-issue', locale, {
      visibleAt: now,
      order: 'date',
      atMost: issuesShown,
    }),
  ])
  if (!text || !formOptions) return null
  const { interests, jobTitles, sectors, regions, otherInterests } = formOptions.lists
  return {
    ...toPageIntro(text, format, deps),
    issues: issues.map(({ slug, title, summary, date, updatedAt }) => ({
      slug,
      title,
      summary: summary ?? '',
      date: format.date(date ?? updatedAt),
    })),
    preview: await previewIssue(deps, interests),
    lists: { interests, jobTitles, sectors, regions, otherInterests },
  }
}
