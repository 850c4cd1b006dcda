import { beforeAll, describe, expect, it } from 'vitest'
import { may, permissions, type Role, roles } from '#domain/access/permissions'
import { type Locale, locales, localPath } from '#domain/site/locale'
import {
  firstStaffPage,
  matchStaffRoute,
  type StaffRouteName,
  staffPath,
  staffRoutes,
} from '#domain/staff/staff-routes'
import { loadStaffHandlers } from '../../support/auth/staff-handlers'
import { prepareStaffSite } from '../../support/auth/staff-site'
import { formType, newVisitor } from '../../support/forms/posts'
import { isSoak, some } from '../../support/sample'
import { origin } from '../../support/site'

const staffHandlers = await loadStaffHandlers()
const opened = prepareStaffSite({ reads: 100_000, writes: 1_000 })

interface Person {
  who: string
  /** Null for nobody. */
  roles: readonly Role[] | null
  isDisabled?: boolean
}

const people: Person[] = [
  { who: 'nobody', roles: null },
  { who: 'a member without a role', roles: [] },
  ...roles.map((role) => ({ who: role, roles: [role] })),
  { who: 'case officer and auditor', roles: ['case_officer', 'auditor'] },
  { who: 'moderator and auditor', roles: ['moderator', 'auditor'] },
  { who: 'a disabled supervisor', roles: [...roles], isDisabled: true },
]
const cookies = new Map<string, string>()

beforeAll(async () => {
  const { DB } = await opened.site.env()
  for (const { who, roles: held, isDisabled } of people) {
    if (held === null) continue
    const sub = who.replaceAll(/\W/g, '-')
    const browser = await opened.enter({ sub, name: who, roles: held })
    cookies.set(who, `__Host-session=${browser.cookies.get('__Host-session')}`)
    if (!isDisabled) continue
    await DB.prepare(
      `UPDATE accounts SET disabled_at = ?, disabled_reason_ar = 'سبب', disabled_reason_en = 'Reason'
      WHERE id = (SELECT account_id FROM sessions ORDER BY created_at DESC LIMIT 1)`,
    )
      .bind(Date.now())
      .run()
  }
})

const references = {
  ticket: 'FOI-1000000047',
  entry: 'news/asset-register-workshop',
  picture: 'warehouse',
  document: 'agreements-on-one-page',
  newsletterIssue: '2026-11',
}
const referenceOf = (name: StaffRouteName) =>
  Object.hasOwn(references, name) ? references[name as keyof typeof references] : ''
const reference = references.ticket
const names = Object.keys(staffRoutes) as StaffRouteName[]
const forms = ['page', 'payload', 'csv', 'file'] as const
type Form = (typeof forms)[number]
const suffixes = { page: '', payload: '/_payload.json', csv: '.csv', file: '/files/1' } as const
const unknownAction = 'no-such-action'

interface Cell {
  name: StaffRouteName
  form: Form
  method: string
  /** Field `do` of a POST. */
  action: string | null
}

/** The path of a file of the queue is that of a document. */
const formsOf = (name: StaffRouteName) =>
  forms.filter((form) => name !== 'queue' || form !== 'file')

const cells: Cell[] = names.flatMap((name) =>
  formsOf(name).flatMap((form) => {
    const actions = form === 'page' ? Object.keys(staffHandlers[name]?.actions ?? {}) : []
    const methods = ['GET', 'HEAD', 'PUT']
    return [
      ...methods.map((method) => ({ name, form, method, action: null })),
      ...[...actions, unknownAction].map((action) => ({ name, form, method: 'POST', action })),
    ]
  }),
)

/** Statuses of an action that was let through: done, shown again, without its record, refused. */
const performed = [200, 303, 400, 404, 409, 422]

/** Only tickets, pictures, documents and issues of the newsletter have files. */
const isOutsideDesk = (name: StaffRouteName, form: Form) =>
  form === 'file' && !staffHandlers[name]?.file

/** Statuses that the table of roles allows for a cell. */
function expectedStatuses({ name, form, method, action }: Cell, person: Person): number[] {
  const handler = staffHandlers[name]
  if (!handler || isOutsideDesk(name, form)) return [404]
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && (method !== 'POST' || form !== 'page' || !handler.actions)) return [405]
  if (person.roles === null) {
    if (form !== 'page') return [401]
    return [isRead ? 302 : 303]
  }
  const held = person.roles
  if (person.isDisabled) return [403]
  if (!staffRoutes[name].actions.some((needed) => may(held, needed))) {
    const isEntrance = name === 'queue' && form === 'page' && isRead
    return [isEntrance && firstStaffPage(held) ? 302 : 403]
  }
  // The ticket has no file.
  const isMissing = form === 'file' ? name === 'ticket' : form === 'csv' && !handler.csv
  if (isRead) return [isMissing ? 404 : 200]
  const needed = handler.actions?.[action ?? '']
  if (!needed) return [400]
  return may(held, needed.action) ? performed : [403]
}

/** Cells that are answered alike whoever asks. */
const isForAnybody = (cell: Cell) =>
  new Set(people.map((person) => expectedStatuses(cell, person).join())).size === 1

/**
 * Every page, payload and action for each role; what is the same for all people is asked for by one,
 * and the headers alone by every third. A third for those who have several roles, and a sixth in
 * English: roles have no language.
 */
function cellsOf(person: Person, locale: Locale): Cell[] {
  const who = people.indexOf(person)
  const own = cells.filter((cell, at) => {
    if (isForAnybody(cell)) return at % people.length === who
    return cell.method !== 'HEAD' || at % 3 === who % 3
  })
  if (isSoak) return cells
  const share = (locale === 'en' ? 6 : 1) * ((person.roles?.length ?? 0) > 1 ? 3 : 1)
  return share === 1 ? own : some(own, Math.ceil(own.length / share))
}

async function send(path: string, { method, action }: Cell, person: Person) {
  const cookie = cookies.get(person.who)
  const body = action === null ? undefined : new URLSearchParams({ do: action }).toString()
  return opened.site.ask(path, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      ...newVisitor(),
      ...(method !== 'GET' && { origin }),
      ...(body !== undefined && { 'content-type': formType }),
      ...(cookie && { cookie }),
    },
  })
}

describe.each(people)('the desk, for $who', (person) => {
  it.each(locales)('opens what the roles allow and nothing else, in %s', async (locale) => {
    expect(cells.length).toBeGreaterThan(names.length * forms.length * 4)
    const wrong: unknown[] = []
    for (const cell of cellsOf(person, locale)) {
      const path = localPath(
        staffPath(cell.name, referenceOf(cell.name)) + suffixes[cell.form],
        locale,
      )
      const response = await send(path, cell, person)
      const { status, headers } = response
      const expected = expectedStatuses(cell, person)
      const isPrivate = headers.get('cache-control') === 'no-store'
      const isHidden = headers.get('x-robots-tag') === 'noindex' || status === 404 || status === 405
      const isEmpty = cell.method !== 'HEAD' || (await response.text()) === ''
      if (!expected.includes(status) || !isPrivate || !isHidden || !isEmpty) {
        wrong.push([path, cell.method, cell.action, status, expected, isPrivate, isHidden, isEmpty])
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('the table of the cells', () => {
  it('opens to each role the pages that are its own', () => {
    const opens = (role: Role) =>
      names.filter((name) => staffRoutes[name].actions.some((action) => may([role], action)))
    expect(Object.fromEntries(roles.map((role) => [role, opens(role)]))).toEqual({
      case_officer: ['queue', 'ticket', 'preferences', 'batch', 'absences'],
      moderator: ['moderation'],
      editor: [
        'content',
        'entry',
        'pictures',
        'picture',
        'documents',
        'document',
        'newsletter',
        'newsletterIssue',
        'emergencyNotices',
        'reading',
      ],
      publisher: [
        'content',
        'entry',
        'pictures',
        'picture',
        'documents',
        'document',
        'newsletter',
        'newsletterIssue',
        'emergencyNotices',
        'settings',
        'reading',
      ],
      supervisor: [
        'queue',
        'ticket',
        'preferences',
        'moderation',
        'reading',
        'performance',
        'operations',
        'accounts',
        'batch',
        'absences',
        'teams',
      ],
      auditor: ['audit'],
    })
  })

  it('is checked for every action', () => {
    const used = names.flatMap((name) => {
      const { actions = {}, file } = staffHandlers[name] ?? {}
      const ofForms = Object.values(actions).map(({ action }) => action)
      return [...staffRoutes[name].actions, ...ofForms, ...(file ? [file.action] : [])]
    })
    expect(new Set(used)).toEqual(new Set(Object.keys(permissions)))
  })

  it('has, for each page and each action with a handler, somebody who may and somebody who may not', () => {
    const handled = names.filter((name) => staffHandlers[name])
    expect(handled).toContain('queue')
    const doubtful = cells.filter(({ name, form }) => staffHandlers[name] && form === 'page')
    const isOpenTo = (cell: Cell) =>
      people.map((person) => performed.includes(expectedStatuses(cell, person)[0] ?? 0))
    const open = doubtful.filter(
      ({ method, action }) => method === 'GET' || (method === 'POST' && action !== unknownAction),
    )
    expect(open.length).toBeGreaterThan(handled.length)
    for (const cell of open) {
      expect([cell, new Set(isOpenTo(cell))]).toEqual([cell, new Set([true, false])])
    }
  })
})

describe.each(locales)('an address of the desk, in %s', (locale) => {
  const there = (path: string) => localPath(path, locale)
  const ask = (path: string, method = 'GET') =>
    opened.site.ask(path, { method, headers: { ...newVisitor(), origin } })

  it.each([
    ['/STAFF', '/staff'],
    ['/staff/', '/staff'],
    ['/Staff/Requests/foi-1000000047/', `/staff/requests/${reference}`],
    ['/staff/requests/foi-1000000047/_payload.json', `/staff/requests/${reference}/_payload.json`],
    ['/staff/_PAYLOAD.json', '/staff/_payload.json'],
  ])('%s leads to its canonical form before a login is required', async (path, target) => {
    const kept = await ask(there(`${path}?view=mine`))
    expect([kept.status, kept.headers.get('location')]).toEqual([301, there(`${target}?view=mine`)])
    const sent = await ask(there(path), 'POST')
    expect([sent.status, sent.headers.get('location')]).toEqual([308, there(target)])
  })

  it('leads to the login and back, with its query', async () => {
    const answer = await ask(there(`/staff/requests/${reference}`))
    const location = new URL(answer.headers.get('location') ?? '', origin)
    expect([answer.status, location.pathname]).toEqual([302, there('/auth/login')])
    expect(location.searchParams.get('returnTo')).toBe(there(`/staff/requests/${reference}`))
  })

  it.each([
    '/staff/nothing',
    '/staffing',
    '/staff/requests',
    '/staff/requests/1',
    '/staff.csv.csv',
  ])('%s is no page, for a supervisor either', async (path) => {
    const cookie = cookies.get('supervisor') ?? ''
    const answer = await opened.site.ask(there(path), { headers: { ...newVisitor(), cookie } })
    expect([path, answer.status, matchStaffRoute(path)]).toEqual([path, 404, null])
  })

  it('takes no form of another site, whatever the roles', async () => {
    const cookie = cookies.get('supervisor') ?? ''
    const answer = await opened.site.ask(there('/staff'), {
      method: 'POST',
      body: 'do=next',
      headers: {
        ...newVisitor(),
        cookie,
        'content-type': formType,
        origin: 'https://other.example',
      },
    })
    expect(answer.status).toBe(403)
  })

  it('whose roles were taken at the last login is closed at the next', async () => {
    const officer = { sub: `former-${locale}`, name: 'Former', roles: ['case_officer'] } as const
    const before = await opened.enter(officer)
    expect((await before.open(there('/staff'))).status).toBe(200)
    const after = await opened.enter({ ...officer, roles: [] })
    expect((await after.open(there('/staff'))).status).toBe(403)
  })
})
