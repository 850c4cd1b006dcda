import { describe, expect, it } from 'vitest'
import { writeLocalTime } from '#domain/dates/calendar'
import { isNoticeOf } from '#domain/site/emergency-notice'
import { type NoticeField, readNotice } from '#domain/staff/emergency-notices'

const now = Date.parse('2026-11-30T22:00:00+03:00')
const typed: Partial<Record<NoticeField, string>> = {
  level: 'warning',
  titleAr: 'انقطاع مؤقت',
  titleEn: 'Short outage',
  textAr: 'تعود الخدمة فجرًا.',
  textEn: 'The service is back before dawn.',
  until: '2026-12-01T05:30',
}
const read = (changes: Partial<Record<NoticeField, string>> = {}) =>
  readNotice((name) => ({ ...typed, ...changes })[name] ?? '', now)

describe('a notice as it is typed', () => {
  it('is read in Riyadh time, on every page from its publication', () => {
    expect(read()).toMatchObject({
      issues: {},
      draft: {
        level: 'warning',
        path: null,
        link: null,
        startsAt: null,
        endsAt: Date.parse('2026-12-01T02:30:00Z'),
      },
    })
    expect(writeLocalTime(Date.parse('2026-12-01T02:30:00Z'))).toBe('2026-12-01T05:30')
  })

  it.each([
    ['/en/services/', '/services'],
    ['https://site.example/en/framework-agreements?open=1', '/framework-agreements'],
    ['/faq', '/faq'],
  ])('of one page is read from %s', (path, expected) => {
    expect(read({ path }).draft?.path).toBe(expected)
  })

  it.each([
    ['/en/backup', '/backup'],
    ['https://status.example.com/incident', 'https://status.example.com/incident'],
  ])('leads to %s', (link, expected) => {
    expect(read({ link }).draft?.link).toBe(expected)
  })

  it.each<[NoticeField, string, string]>([
    ['level', 'loud', 'level'],
    ['titleAr', 'ab', 'title'],
    ['titleEn', 'x'.repeat(91), 'title'],
    ['textAr', 'ن'.repeat(401), 'text'],
    ['titleAr', 'Short outage', 'arabic'],
    ['textEn', 'تعود الخدمة', 'english'],
    ['path', '/no-such-page', 'path'],
    ['link', 'http://status.example.com/', 'link'],
    ['link', 'javascript:alert(1)', 'link'],
    ['link', '/no-such-page', 'link'],
    ['from', 'tomorrow', 'time'],
    ['until', '', 'time'],
    ['until', '2026-02-30T10:00', 'time'],
    ['until', '2026-11-30T22:00', 'over'],
    ['until', '2027-02-28T22:01', 'tooLong'],
  ])('is refused for %s "%s": %s', (field, value, issue) => {
    const { issues, draft, typed: kept } = read({ [field]: value })
    expect([issues, draft, kept[field]]).toEqual([{ [field]: issue }, null, value])
  })

  it('lasts ninety days to the minute, and ends after it begins', () => {
    expect(read({ until: '2027-02-28T22:00' }).issues).toEqual({})
    const from = '2026-12-01T05:30'
    expect(read({ from }).issues).toEqual({ until: 'order' })
    expect(read({ from, until: '2026-12-01T05:31' }).issues).toEqual({})
  })
})

it.each([
  [null, '/', true],
  ['/services', '/services', true],
  ['/services', '/services/join-framework-agreement', true],
  ['/services', '/services-of-others', false],
  ['/services/join-framework-agreement', '/services', false],
])('a notice of %s is shown on %s: %s', (own, path, expected) => {
  expect(isNoticeOf({ path: own }, path)).toBe(expected)
})
