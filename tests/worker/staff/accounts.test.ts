import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { readEntries } from '../../support/auth/audit-entries'
import { type Browser, createBrowser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { mainOf, tagsOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { origin } from '../../support/site'

const opened = prepareStaffSite()
const path = '/staff/accounts'
const email = 'member-1@example.com'
const member = { sub: 'member-1', name: 'Member One', roles: [] }
const reasonEn = 'Repeated misuse of the form'
const reason = { reasonAr: 'إساءة متكررة.', reasonEn, period: '30' }
let supervisor: Browser
let account: string

async function all<Row>(statement: string): Promise<Row[]> {
  const { DB } = await opened.site.env()
  return (await DB.prepare(statement).all<Row>()).results
}

async function stored() {
  const [row] = await all<{ disabled_at: number | null; disabled_until: number | null }>(
    `SELECT disabled_at, disabled_until FROM accounts WHERE id = '${account}'`,
  )
  return row
}

beforeAll(async () => {
  supervisor = await opened.enter(officers.supervisor)
  await opened.enter(member)
  const found = await (await supervisor.post(path, { do: 'find', email })).text()
  account = tagsOf(found).find(({ attributes }) => attributes.name === 'account')?.attributes
    .value as string
  expect(account).toMatch(/^[\w-]{22}$/)
})
beforeEach(() => all('UPDATE accounts SET disabled_at = NULL, disabled_until = NULL'))

describe.each(locales)('accounts, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(path, locale)
  const send = (fields: Record<string, string>) => supervisor.post(there, fields)

  it('are found by the whole address, which is in no address of a page', async () => {
    await all(`DELETE FROM sessions WHERE account_id = '${account}'`)
    await opened.enter(member)
    const before = await readEntries(opened, 'account.read')
    const response = await send({ do: 'find', email: 'Member-1@Example.com' })
    const html = await response.text()
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const main = mainOf(html)
    expect(main).toContain(account)
    expect(main).toContain(t('deskAccounts.active'))
    expect(main).toContain(t('deskAccounts.sessions', { count: 1 }))
    expect(await findMarkupErrors(html)).toEqual([])
    const added = (await readEntries(opened, 'account.read')).slice(before.length)
    expect(added).toContainEqual(
      expect.objectContaining({ role: 'supervisor', subject: account, after: null }),
    )
    expect(JSON.stringify(added)).not.toMatch(/member-1/i)
  })

  it('are listed while disabled, and reading the list is an entry of the audit log', async () => {
    await send({ do: 'disable', account, ...reason })
    const main = mainOf(await (await supervisor.open(there)).text())
    expect(main).toContain({ ar: reason.reasonAr, en: reason.reasonEn }[locale])
    expect(await readEntries(opened, 'account.read')).toContainEqual(
      expect.objectContaining({ role: 'supervisor', subject: 'disabled', after: null }),
    )
  })

  it.each([
    ['a part of an address', 'member-1', 'incomplete'],
    ['an unknown one', 'nobody@example.com', 'notFound'],
  ] as const)('are not found by %s, which stays in its field', async (_, typed, problem) => {
    const response = await send({ do: 'find', email: typed })
    const html = await response.text()
    expect([response.status, mainOf(html).includes(t(`deskAccounts.problems.${problem}`))]).toEqual(
      [422, true],
    )
    const field = tagsOf(html).find(({ attributes }) => attributes.name === 'email')
    expect(field?.attributes).toMatchObject({ value: typed, 'aria-invalid': 'true' })
  })

  it('are disabled with a reason in both languages, out at once, and enabled again', async () => {
    const browser = await opened.enter(member)
    expect((await browser.open('/profile')).status).toBe(200)
    await opened.site.isolate()
    const answer = await send({ do: 'disable', account, ...reason })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${there}?done=disabled`])
    expect((await browser.open('/profile')).status).toBe(302)
    const again = await opened.enter(member)
    const refusal = await again.open(localPath('/profile', locale))
    const words = { ar: reason.reasonAr, en: reason.reasonEn }
    expect(refusal.status).toBe(403)
    const main = mainOf(await refusal.text())
    expect(main).toContain('إساءة متكررة. ينتهي الإيقاف في')
    expect(main).toContain('Repeated misuse of the form. It is disabled until')
    const list = await (await supervisor.open(`${there}?done=disabled`)).text()
    expect(mainOf(list)).toContain(t('desk.notices.disabled'))
    expect(mainOf(list)).toContain(words[locale])
    const since = String((await stored())?.disabled_at)
    const enabled = await send({ do: 'enable', account, since })
    expect(enabled.headers.get('location')).toBe(`${there}?done=enabled`)
    expect((await again.open('/profile')).status).toBe(200)
    const entries = await readEntries(opened, 'account.disabled')
    expect(entries.at(-1)).toMatchObject({ subject: account, before: '{"account":"active"}' })
    expect(JSON.stringify(entries)).not.toMatch(/misuse|إساءة/)
    expect((await readEntries(opened, 'account.enabled')).at(-1)).toMatchObject({
      after: '{"account":"active"}',
    })
  })

  it('are not disabled by an incomplete form, which keeps what was typed', async () => {
    const response = await send({ do: 'disable', account, reasonAr: 'لا', reasonEn, period: '8' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain(`>${reasonEn}</textarea>`)
    const invalid = tagsOf(html).filter(({ attributes }) => attributes['aria-invalid'] === 'true')
    expect(invalid.map(({ attributes }) => attributes.name)).toEqual(['reasonAr', 'period'])
    expect(await findMarkupErrors(html)).toEqual([])
    expect((await stored())?.disabled_at).toBeNull()
  })

  it('that somebody else has changed answer 409 with their state now', async () => {
    await send({ do: 'disable', account, ...reason })
    const before = await stored()
    const repeat = await send({ do: 'disable', account, ...reason, period: '0' })
    const html = await repeat.text()
    expect([repeat.status, mainOf(html).includes(t('deskAccounts.problems.conflict'))]).toEqual([
      409,
      true,
    ])
    expect(await stored()).toEqual(before)
    expect((await send({ do: 'enable', account, since: '1' })).status).toBe(409)
    expect((await send({ do: 'enable', account, since: 'x' })).status).toBe(409)
  })
})

it('nobody disables their own account', async () => {
  const found = await supervisor.post(path, { do: 'find', email: 'supervisor-1@example.com' })
  const html = await found.text()
  expect(mainOf(html)).toContain(translators.ar('deskAccounts.own'))
  const [own] = await all<{ actor: string }>(
    "SELECT actor FROM audit_entries WHERE action = 'account.read' LIMIT 1",
  )
  const answer = await supervisor.post(path, {
    do: 'disable',
    account: own?.actor ?? '',
    ...reason,
  })
  expect([answer.status, (await supervisor.open(path)).status]).toEqual([422, 200])
})

it('an unknown account answers 404, a foreign origin 403, an unknown form 400', async () => {
  const disable = { do: 'disable', account: 'nobody', ...reason }
  expect((await supervisor.post(path, disable)).status).toBe(404)
  expect(
    (await supervisor.post(path, { do: 'enable', account: "' OR 1", since: '1' })).status,
  ).toBe(404)
  const foreign = { ...disable, account }
  expect((await supervisor.post(path, foreign, 'https://other.example')).status).toBe(403)
  expect((await supervisor.post(path, { do: 'drop', account }, origin)).status).toBe(400)
  expect((await stored())?.disabled_at).toBeNull()
})

it('a page of the desk may send forms to the site and to the provider, which a logout leads to', async () => {
  const { headers } = await supervisor.open(path)
  expect(headers.get('content-security-policy')).toContain(
    `form-action 'self' ${opened.provider.issuer};`,
  )
})

it('nothing personal is in the log', async () => {
  const lines = (await opened.site.log()).join('\n')
  expect(lines.length).toBeGreaterThan(100)
  expect(lines).not.toMatch(/member-1@|misuse|إساءة/i)
})

describe('accounts are closed', () => {
  it.each(['reem', 'moderator', 'auditor'] as const)('to %s', async (name) => {
    const browser = await opened.enter(officers[name])
    expect((await browser.open(path)).status).toBe(403)
    expect((await browser.post(path, { do: 'find', email })).status).toBe(403)
    expect((await browser.post(path, { do: 'disable', account, ...reason })).status).toBe(403)
    expect((await stored())?.disabled_at).toBeNull()
  })

  it('to whoever is not logged in', async () => {
    const nobody = createBrowser(opened.site)
    expect((await nobody.open(path)).status).toBe(302)
    expect((await nobody.open(`${path}/_payload.json`)).status).toBe(401)
    expect((await nobody.post(path, { do: 'disable', account, ...reason })).status).toBe(401)
    expect((await stored())?.disabled_at).toBeNull()
  })
})
