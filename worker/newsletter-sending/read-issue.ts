import type { Database } from '#db/client'
import { findEntry, type VisibleAt } from '#db/entries/entries'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { Deployment } from '../env'
import type { IssueText } from '../mail/issue-mail'
import { readItems } from '../pages/media/newsletter-items'

export interface ReadIssueDeps {
  db: Database
  /** Epoch ms. */
  now: number
  deployment: Pick<Deployment, 'origin'>
}

/** An issue in a language as its mails have it; null if it is not published. */
export async function readIssue(
  { db, now, deployment: { origin } }: ReadIssueDeps,
  slug: string,
  locale: Locale,
  visibleAt: VisibleAt = now,
): Promise<IssueText | null> {
  const entry = await findEntry(db, 'newsletter-issue', slug, locale, visibleAt)
  if (!entry) return null
  const items = await readItems({ db, locale, now }, entry)
  return {
    title: entry.title,
    lead: entry.summary ?? '',
    introduction: entry.body.introduction,
    items: items.map((item) => ({ ...item, href: item.href && origin + item.href })),
    web: origin + routePath('newsletterIssue', locale, { slug }),
  }
}
