import { beforeAll, describe, expect, it } from 'vitest'
import type { arDeskPerformance } from '#client/staff/pages/performance/ar.ts'
import { translators } from '#client/translators.ts'
import { riyadhDate } from '#domain/dates/calendar'
import { type Locale, locales, localPath } from '#domain/site/locale'
import { byteOrderMark } from '#domain/text/csv'
import { readEntries } from '../../support/auth/audit-entries'
import type { Browser } from '../../support/auth/browser'
import { createBrowser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf, tagsOf } from '../../support/html'

const opened = prepareStaffSite()
const path = '/staff/performance'
const file = `${path}.csv`
let supervisor: Browser

beforeAll(async () => {
  supervisor = await opened.enter(officers.supervisor)
  await opened.enter(officers.reem)
  const { DB } = await opened.site.env()
  await DB.batch([
    // Due today is not overdue.
    DB.prepare('UPDATE submissions SET due_on = ?').bind(riyadhDate(Date.now())),
    DB.prepare("UPDATE submissions SET due_on = '2026-01-04' WHERE reference = 'TECH-1000000026'"),
  ])
})

async function readPage(locale: 'ar' | 'en', query = ''): Promise<string> {
  const response = await supervisor.open(localPath(path, locale) + query)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  return response.text()
}

describe.each(locales)('performance, in %s', (locale) => {
  const t = translators[locale]

  it('shows figures, charts with tables, loads and overdue tickets', async () => {
    const html = await readPage(locale)
    const main = mainOf(html)
    for (const name of ['received', 'within', 'answerNinth', 'overdue'] as const) {
      expect(main).toContain(t(`deskPerformance.figures.${name}`))
    }
    expect(main).toContain(t('deskPerformance.overdue', { count: 1 }))
    expect(main).toContain(officers.reem.name)
    const links = tagsOf(html).map(({ attributes }) => attributes.href)
    expect(links).toContain(localPath('/staff/requests/TECH-1000000026', locale))
    expect(links).toContain(`${localPath(file, locale)}?period=30&bom=1`)
  })

  it('has an address for each period, and takes another one for the default', async () => {
    const currentOf = (html: string) =>
      tagsOf(html).find(
        ({ attributes }) =>
          attributes['aria-current'] === 'page' && attributes.href?.includes('period='),
      )?.attributes.href
    for (const [query, period] of [
      ['?period=365', 365],
      ['?period=12', 30],
      ['?period=__proto__', 30],
    ] as const) {
      const html = await readPage(locale, query)
      expect(currentOf(html)).toBe(`${localPath(path, locale)}?period=${period}`)
    }
  })
})

it('holds nothing that a sender wrote', async () => {
  const html = await readPage('en')
  expect(html).not.toMatch(/visitor@example\.com/i)
  const payload = await (await supervisor.open(`${path}/_payload.json`)).text()
  expect(payload).not.toMatch(/visitor@example\.com|fullName/i)
})

type Column = keyof (typeof arDeskPerformance)['deskPerformance']['csv']['columns']
const headsOf = (locale: Locale, names: Column[]) =>
  names.map((name) => translators[locale](`deskPerformance.csv.columns.${name}`)).join()

describe('the file', () => {
  it('has a row for each day, and is an entry of the audit log', async () => {
    const response = await supervisor.open(`${file}?period=7`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('content-disposition')).toMatch(
      /"performance-days-7-days-[\d-]+\.csv"/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(8)
    expect(lines[0]).toBe(
      headsOf('ar', ['day', 'dayKind', 'received', 'answered', 'within', 'overdueAtEnd']),
    )
    const kinds = `${translators.ar('deskPerformance.csv.working')}|${translators.ar('deskPerformance.csv.free')}`
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2},(?:${kinds}),\\d+,\\d+,\\d+,1$`))
    const entries = await readEntries(opened, 'performance.exported')
    expect(entries.at(-1)).toMatchObject({ role: 'supervisor', after: '{"days":7}' })
  })

  it.each(locales)(
    'has a row for each officer or kind, and headings in its language: %s',
    async (locale) => {
      const read = async (table: string) =>
        (await (await supervisor.open(`${localPath(file, locale)}?table=${table}`)).text()).split(
          '\r\n',
        )
      const ofOfficers = await read('officers')
      expect(ofOfficers[0]).toBe(
        headsOf(locale, ['officer', 'open', 'overdue', 'answered', 'median']),
      )
      expect(ofOfficers.some((line) => line.startsWith(`${officers.reem.name},`))).toBe(true)
      const ofKinds = await read('kinds')
      const counts = ['kind', 'received', 'answered', 'open', 'overdue'] as const
      expect(ofKinds[0]).toBe(headsOf(locale, [...counts, 'solved', 'unsolved']))
      const { DB } = await opened.site.env()
      const overdue = await DB.prepare(
        "SELECT count(DISTINCT kind) AS kinds FROM submissions WHERE status NOT IN ('answered', 'closed', 'rejected', 'duplicate', 'withdrawn')",
      ).first<{ kinds: number }>()
      expect(ofKinds.filter((line) => /^[^,]+,\d+,\d+,[1-9]\d*,\d+,0,0$/.test(line))).toHaveLength(
        overdue?.kinds ?? 0,
      )
      expect(ofKinds.filter((line) => line.endsWith(',1,0,0'))).toHaveLength(1)
    },
  )

  it('has no cell that a spreadsheet would run', async () => {
    await opened.enter({ sub: 'officer-9', name: '=1+1', roles: ['case_officer'] })
    const text = await (await supervisor.open(`${file}?table=officers`)).text()
    // Nothing answered has no median, which is not the same as 0 days.
    expect(text).toContain("\r\n'=1+1,0,0,0,\r\n")
    expect(text).not.toMatch(/^"?[=+@-]/m)
  })

  it('begins with a byte order mark for spreadsheets that ask for it', async () => {
    const marked = await (await supervisor.open(`${file}?bom=1`)).arrayBuffer()
    const plain = await (await supervisor.open(file)).arrayBuffer()
    const firstOf = (bytes: ArrayBuffer) =>
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)[0]
    const [first] = translators.ar('deskPerformance.csv.columns.day')
    expect([firstOf(marked), firstOf(plain)]).toEqual([byteOrderMark, first])
  })
})

describe('performance is closed', () => {
  it.each([['case_officer'], ['moderator'], ['auditor']] as const)(
    'to the role %s, which is named',
    async (role) => {
      const browser = await opened.enter({ sub: role, name: role, roles: [role] })
      for (const address of [path, file, `${path}/_payload.json`]) {
        const response = await browser.open(address)
        expect([address, response.status]).toEqual([address, 403])
      }
      const html = await (await browser.open(path)).text()
      expect(html).toContain(translators.en('desk.roles.supervisor'))
    },
  )

  it('to whoever is not logged in', async () => {
    const nobody = createBrowser(opened.site)
    expect((await nobody.open(path)).status).toBe(302)
    expect((await nobody.open(file)).status).toBe(401)
    expect((await nobody.open(`${path}/_payload.json`)).status).toBe(401)
  })

  it('to forms', async () => {
    expect((await supervisor.post(path, { do: 'find' })).status).toBe(405)
  })
})
