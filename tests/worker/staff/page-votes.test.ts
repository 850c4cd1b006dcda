import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite()
const path = '/staff/moderation'

describe('feedback by page', () => {
  it('shows the pages with most «no», their trend and reasons', async () => {
    const { DB } = await opened.site.env()
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const insert = DB.prepare(`INSERT INTO usefulness_votes
      (page, visitor, day, answer, reasons, locale, at) VALUES ('faq', ?, ?, ?, ?, 'ar', 1)`)
    await DB.batch([
      insert.bind('a', day(40), 'yes', '[]'),
      insert.bind('b', day(2), 'no', '["hardLayout"]'),
      insert.bind('c', day(2), 'yes', '["helpful"]'),
      insert.bind('d', day(90), 'no', '["technicalProblem"]'),
    ])
    const moderator = await opened.enter(officers.moderator)
    const html = await (await moderator.open(`/en${path}?section=pages`)).text()
    const t = translators.en
    expect(await findMarkupErrors(html)).toEqual([])
    const main = mainOf(html)
    expect(main).toContain('67%')
    expect(main).toContain('2 / 1')
    expect(main).toContain(t('deskModeration.votes.trend', { first: 100, last: 50 }))
    expect(main).toContain(t('feedback.reasons.hardLayout'))
    expect(main).not.toContain(t('feedback.reasons.technicalProblem'))
  })
})
