import { expect } from 'vitest'
import { tagsOf } from '../html'
import { readRows } from '../rows'
import type { Browser } from './browser'
import { officers, type StaffSite } from './staff-site'

export const reference = 'FOI-1000000047'
export const ticket = `/staff/requests/${reference}`
export const moderation = '/staff/moderation?section=releases'
export const draft = {
  titleAr: 'أسماء المقاولين في المشروعات المتعثرة',
  titleEn: 'Contractors of projects that stalled',
  summaryAr: 'طُلبت قائمة المقاولين الذين تعثرت مشروعاتهم في 2025.',
  summaryEn: 'A list of contractors of projects that stalled in 2025.',
  answerAr: 'لا تُنشر الأسماء ما دامت الدعاوى قائمة.',
  answerEn: 'Names are not published while cases are open.',
  outcome: 'refused',
  exemption: 'investigation',
  topic: 'performance',
}
export const slug = 'contractors-of-projects-that-stalled'
export const record = `/open-data/disclosure-log/${slug}`
/** What the sender of the sample ticket typed as their name. */
export const senderName = 'زائر تجريبي'

export const fieldOf = (html: string, name: string) =>
  tagsOf(html).find(({ attributes }) => attributes.name === name)?.attributes.value ?? ''

/** Works on the release of the sample ticket `reference` of a site. */
export function createReleaseBench(opened: StaffSite) {
  const run = async (...statements: string[]) => {
    const { DB } = await opened.site.env()
    await DB.batch(statements.map((sql) => DB.prepare(sql)))
  }
  const send = (browser: Browser, fields: Record<string, string> = {}, path = ticket) =>
    browser.post(path, { do: 'release', version: '', ...draft, ...fields })
  return {
    run,
    send,
    reset: () =>
      run(
        'DELETE FROM releases',
        'DELETE FROM withdrawn_entries',
        `DELETE FROM entries WHERE kind = 'disclosure' AND slug = '${slug}'`,
      ),
    release: async () => (await readRows(opened.site, 'SELECT * FROM releases'))[0],
    entriesOf: (action: string) =>
      readRows(
        opened.site,
        'SELECT role, subject, before, after FROM audit_entries WHERE action = ? ORDER BY sequence',
        action,
      ),
    /** Stores a draft and opens the list of a moderator. */
    async openDraft(): Promise<{ moderator: Browser; fields: Record<string, string> }> {
      const officer = await opened.enter(officers.reem)
      expect((await send(officer)).status).toBe(303)
      const moderator = await opened.enter(officers.moderator)
      const html = await (await moderator.open(moderation)).text()
      return { moderator, fields: { reference, version: fieldOf(html, 'version') } }
    },
  }
}
