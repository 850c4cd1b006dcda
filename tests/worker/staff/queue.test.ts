import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { staffAddress } from '#domain/staff/staff-routes'
import { createBrowser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)

const assigned = 'SELECT reference, assignee FROM submissions WHERE assignee IS NOT NULL'
async function all<Row>(statement: string): Promise<Row[]> {
  const { DB } = await opened.site.env()
  return (await DB.prepare(statement).all<Row>()).results
}
beforeEach(() => all('UPDATE submissions SET assignee = NULL'))

const open = ['TECH-1000000026', 'INFO-1234']

function referencesIn(html: string): string[] {
  const boxes = html.matchAll(/type="checkbox"[^>]* name="pick" value="([^"]+)"/g)
  return [...boxes].map(([, reference = '']) => reference)
}

describe.each(locales)('the queue, in %s', (locale) => {
  const t = translators[locale]
  const there = (query = '') => localPath('/staff', locale) + query

  it('shows the open tickets, those that wait for their sender last', async () => {
    const response = await reem.open(there())
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const shown = referencesIn(text)
    expect(shown).toEqual(expect.arrayContaining(open))
    expect(shown.indexOf('INFO-1234')).toBeGreaterThan(shown.indexOf('TECH-1000000026'))
    expect(mainOf(text)).toContain(t('deskQueue.groups.held'))
    expect(await findMarkupErrors(text)).toEqual([])
  })

  it('is narrowed by its address, and unknown values narrow nothing', async () => {
    const tech = referencesIn(await (await reem.open(there('?kind=TECH'))).text())
    expect(tech.length).toBeGreaterThan(0)
    expect(tech.every((reference) => reference.startsWith('TECH-'))).toBe(true)
    const everything = referencesIn(await (await reem.open(there())).text())
    const odd = '?kind=%27&lang=xx&assignee=%00&view=none&after=e30'
    expect(referencesIn(await (await reem.open(there(odd))).text())).toEqual(everything)
  })

  it('has a language switch that keeps the page', async () => {
    const other = locale === 'ar' ? 'en' : 'ar'
    const response = await reem.post('/locale', { locale: other, path: there() })
    expect(response.headers.get('location')).toBe(localPath('/staff', other))
  })
})

describe('a row', () => {
  it('can be assigned and begun without opening it, once it is open', async () => {
    await all("UPDATE submissions SET status = 'received' WHERE reference = 'TECH-1000000026'")
    const rowOf = (html: string, reference: string) =>
      html.split('<tr').find((row) => row.includes(`value="${reference}"`)) ?? ''
    const row = rowOf(await (await reem.open('/staff')).text(), 'TECH-1000000026')
    expect(row).toContain('<input type="hidden" name="pick" value="TECH-1000000026"/>')
    expect(row).toMatch(/action="\/staff\/requests\/TECH-1000000026"[^>]*><button[^>]*"take"/)
    await reem.post('/staff', { do: 'assign', pick: 'TECH-1000000026' })
    const own = rowOf(await (await reem.open('/staff')).text(), 'TECH-1000000026')
    expect(own).not.toContain('type="hidden"')
    const finished = await (await reem.open('/staff?view=ended')).text()
    expect(referencesIn(finished)).not.toEqual([])
    expect(finished).not.toContain('class="q__acts"')
    await all("UPDATE submissions SET status = 'in_review' WHERE reference = 'TECH-1000000026'")
  })
})

describe('the file of a list', () => {
  const exported = "SELECT subject, after FROM audit_entries WHERE action = 'tickets.exported'"

  it.each(locales)(
    'has the requests of the list in its order, and nothing of their senders, in %s',
    async (locale) => {
      const t = translators[locale]
      await all("UPDATE submissions SET assignee = 'gone' WHERE reference = 'TECH-1000000026'")
      const html = await (await reem.open(localPath('/staff?kind=TECH', locale))).text()
      const address = `${localPath('/staff.csv', locale)}?kind=TECH&bom=1`
      expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
      const before = (await all(exported)).length
      const response = await reem.open(address)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-disposition')).toMatch(/"requests-open-[\d-]+\.csv"/)
      const text = await response.text()
      const [heads, ...rows] = text.trimEnd().split('\r\n')
      expect(heads).toContain(t('deskQueue.csv.columns.reference'))
      expect(rows.map((row) => row.split(',')[0])).toEqual(referencesIn(html))
      expect(rows.find((row) => row.startsWith('TECH-1000000026,'))).toMatch(/,gone$/)
      expect(text).not.toMatch(/@|زائر/)
      const entries = await all<{ subject: string; after: string }>(exported)
      expect(entries.slice(before)).toEqual([
        { subject: 'open', after: `{"tickets":${rows.length}}` },
      ])
    },
  )

  it('is closed to who may not read requests', async () => {
    const moderator = await opened.enter(officers.moderator)
    expect((await moderator.open('/staff.csv')).status).toBe(403)
    expect((await createBrowser(opened.site).open('/staff.csv')).status).toBe(401)
  })
})

describe('a look-up', () => {
  const find = (q: string) => reem.post('/staff', { do: 'find', q })

  it.each([
    ['a reference', 'INFO-1234', 'INFO-1234'],
    ['in small letters without its dash', ' info1234 ', 'INFO-1234'],
    ['in Arabic digits', 'TECH-١٠٠٠٠٠٠٠٢٦', 'TECH-1000000026'],
  ])('by %s opens the ticket', async (_, typed, reference) => {
    const response = await find(typed)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/staff/requests/${reference}`,
    ])
  })

  it('by a whole address lists the tickets of its sender, and no address line names it', async () => {
    const response = await find('Visitor@Example.com')
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(referencesIn(text)).toEqual(expect.arrayContaining([...open, 'COMP-1000000018']))
    const [entry] = await all<{ after: string; subject: string | null }>(
      "SELECT * FROM audit_entries WHERE action = 'tickets.searched' ORDER BY sequence DESC LIMIT 1",
    )
    expect(entry?.subject).toBeNull()
    expect(JSON.stringify(entry)).not.toContain('@')
    expect((await opened.site.log()).join('\n').toLowerCase()).not.toContain('visitor@example')
  })

  it.each(locales)(
    'by words lists the tickets that have them all, recorded, in %s',
    async (locale) => {
      const t = translators[locale]
      const typed = 'تُفتح نافذه الانضمام'
      const response = await reem.post(localPath('/staff', locale), { do: 'find', q: typed })
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(referencesIn(text)).toContain('INFO-1234')
      expect(mainOf(text)).toContain(t('deskQueue.foundWords'))
      expect(await findMarkupErrors(text)).toEqual([])
      const [entry] = await all<{ after: string }>(
        "SELECT * FROM audit_entries WHERE action = 'tickets.searched' ORDER BY sequence DESC LIMIT 1",
      )
      expect(JSON.parse(entry?.after ?? '')).toEqual({
        tickets: referencesIn(text).length,
        words: 3,
      })
      expect(JSON.stringify(entry)).not.toContain('نافذ')
      expect((await opened.site.log()).join('\n')).not.toContain('نافذ')
    },
  )

  it.each([
    ['INFO-9999999999', 'noReference'],
    ['nobody@example.com', 'noEmail'],
    ['visitor@', 'incomplete'],
    ['سورياليّة', 'noWords'],
    ['', 'incomplete'],
  ] as const)('for %j says why there is nothing', async (typed, reason) => {
    const response = await find(typed)
    expect(response.status).toBe(422)
    expect(mainOf(await response.text())).toContain(translators.ar(`deskQueue.lookUp.${reason}`))
  })
})

describe('an assignment', () => {
  it('of chosen tickets is recorded for each, and once', async () => {
    const body = new URLSearchParams([
      ['do', 'assign'],
      ...open.map((reference): [string, string] => ['pick', reference]),
    ])
    const cookie = [...reem.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const send = () =>
      opened.site.ask('/staff?view=new', {
        method: 'POST',
        body: body.toString(),
        headers: {
          cookie,
          origin: 'http://localhost:8787',
          'content-type': 'application/x-www-form-urlencoded',
        },
      })
    const count = "SELECT subject FROM audit_entries WHERE action = 'ticket.assigned'"
    const before = (await all(count)).length
    const response = await send()
    expect(response.headers.get('location')).toBe('/staff?view=new&done=assigned')
    expect((await send()).headers.get('location')).toBe('/staff?view=new&done=none')
    const rows = await all<{ reference: string }>(assigned)
    expect(rows.map(({ reference }) => reference).sort()).toEqual(open.toSorted())
    expect((await all(count)).length - before).toBe(2)
  })

  it('of the next ticket opens it, and two officers get two', async () => {
    const fahad = await opened.enter(officers.fahad)
    const answers = await Promise.all(
      [reem, fahad].map((browser) => browser.post('/staff', { do: 'next' })),
    )
    const locations = answers.map((answer) => answer.headers.get('location') ?? '')
    expect(new Set(locations).size).toBe(2)
    expect(locations.filter((location) => location.startsWith('/staff/requests/'))).not.toEqual([])
    const rows = await all<{ assignee: string }>(assigned)
    expect(new Set(rows.map(({ assignee }) => assignee)).size).toBe(rows.length)
  })

  it('to somebody unknown changes nothing', async () => {
    const fields = { do: 'assign', pick: 'INFO-1234', to: 'nobody' }
    const response = await reem.post('/staff', fields)
    expect(response.headers.get('location')).toBe('/staff?done=none')
    expect(await all(assigned)).toEqual([])
  })
})

describe('reading the queue', () => {
  it('is recorded once in five minutes for a list', async () => {
    const supervisor = await opened.enter(officers.supervisor)
    for (let turn = 0; turn < 3; turn += 1) await supervisor.open('/staff?view=waiting')
    const entries = await all<{ subject: string }>(
      "SELECT subject FROM audit_entries WHERE action = 'tickets.listed' AND role = 'supervisor'",
    )
    expect(entries).toEqual([{ subject: 'waiting' }])
  })

  it('needs a login, which leads back', async () => {
    const response = await createBrowser(opened.site).open('/en/staff')
    expect(response.headers.get('location')).toBe('/en/auth/login?returnTo=%2Fen%2Fstaff')
    const payload = await createBrowser(opened.site).open('/staff/_payload.json')
    expect(payload.status).toBe(401)
  })

  it.each(['moderator', 'auditor'] as const)('is refused to a %s, with the roles', async (role) => {
    const browser = await opened.enter(officers[role])
    const response = await browser.open('/en/staff/requests/INFO-1234')
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('case officer or supervisor')
  })

  it('refuses a form of another site', async () => {
    const response = await reem.post('/staff', { do: 'next' }, 'https://other.example')
    expect(response.status).toBe(403)
  })
})

it.each([
  ['moderator', 'moderation'],
  ['auditor', 'audit'],
] as const)('/staff leads a %s to the first page of the role', async (role, page) => {
  const browser = await opened.enter(officers[role])
  for (const locale of locales) {
    const response = await browser.open(staffAddress(locale, 'queue'))
    expect(response.headers.get('location')).toBe(staffAddress(locale, page))
  }
})
