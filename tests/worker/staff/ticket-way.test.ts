import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { statuses } from '#domain/tickets/status'
import type { Browser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import {
  createTicketBench,
  notes,
  path,
  readVersion,
  reference,
} from '../../support/auth/ticket-bench'
import { mainOf, tagsOf } from '../../support/html'

const opened = prepareStaffSite()
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)

const { all, reset } = createTicketBench(opened)
const t = translators.ar

async function open(browser: Browser, address = path): Promise<string> {
  return (await browser.open(address)).text()
}

const hrefsIn = (html: string) =>
  tagsOf(html).flatMap(({ attributes }) => attributes.href ?? attributes.action ?? [])

describe('a step', () => {
  it('is chosen by one key, whatever the status of the ticket', async () => {
    await reset()
    const keys = new Map<string, Set<string>>()
    for (const status of statuses) {
      await all('UPDATE submissions SET status = ? WHERE reference = ?', status, reference)
      for (const { attributes } of tagsOf(await open(reem))) {
        if (attributes.name !== 'to' || attributes.type !== 'radio') continue
        const { value = '', 'data-key': key = 'none' } = attributes
        keys.set(value, (keys.get(value) ?? new Set()).add(key))
      }
    }
    const pairs = [...keys].map(([step, own]) => [step, [...own].join()])
    expect(pairs.length).toBeGreaterThan(5)
    expect(Object.fromEntries(pairs)).toMatchObject({
      answered: '1',
      rejected: '4',
      in_review: '6',
    })
    expect(new Set(pairs.map(([, key]) => key)).size).toBe(pairs.length)
  })
})

describe('the list from which a ticket is opened', () => {
  const query = 'view=mine&kind=TECH'
  const list = `/staff?${query}`
  const ticket = `${path}?${query}`

  it('is kept by its ticket, the way back, the neighbours and the forms', async () => {
    await reset()
    await all("UPDATE submissions SET assignee = NULL, status = 'in_review' WHERE kind = 'TECH'")
    const tech = await all<{ reference: string }>(
      "SELECT reference FROM submissions WHERE kind = 'TECH' ORDER BY reference = ? DESC LIMIT 3",
      reference,
    )
    for (const { reference: pick } of tech) await reem.post('/staff', { do: 'assign', pick })
    const escaped = query.replace('&', '&amp;')
    expect(await open(reem, list)).toContain(`href="${path}?${escaped}"`)
    const hrefs = hrefsIn(await open(reem, ticket))
    expect(hrefs).toContain(list)
    expect(hrefs.filter((href) => href === ticket).length).toBeGreaterThan(2)
    const others = hrefs.filter((href) => /^\/staff\/requests\/.*\?/.test(href) && href !== ticket)
    expect(others.length).toBeGreaterThan(0)
    expect(others.every((href) => href.endsWith(`?${query}`))).toBe(true)
    expect(others.every((href) => href.startsWith('/staff/requests/TECH-'))).toBe(true)
  })

  it('is shown again after a step, and kept by every other form', async () => {
    await reset()
    const noted = await reem.post(ticket, { do: 'note', note: 'x' })
    expect(noted.headers.get('location')).toBe(`${ticket}&done=noted`)
    const step = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
    const moved = await reem.post(ticket, step)
    expect(moved.headers.get('location')).toMatch(/^\/staff\?view=mine&kind=TECH&done=moved&/)
  })
})

describe('the history of a ticket', () => {
  it('holds a note in both languages, the other one marked', async () => {
    await reset()
    const step = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
    expect((await reem.post(path, step)).status).toBe(303)
    const html = await open(fahad)
    expect(html).toContain(`<p class="desk-text">${notes.noteAr}</p>`)
    expect(html).toContain(`<p class="desk-text" lang="en" dir="ltr">${notes.noteEn}</p>`)
    expect(html).not.toContain(t('tickets.otherLanguage'))
  })

  it('is one stream with the letter and the internal notes, oldest first', async () => {
    await reset()
    await reem.post(path, { do: 'note', note: 'Checked by phone', known: '0' })
    const step = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
    expect((await reem.post(path, step)).status).toBe(303)
    const [, stream = ''] = (await open(fahad)).split('id="history-title"')
    const places = ['لا تظهر نتائج البحث', 'Checked by phone', notes.noteAr].map((text) =>
      stream.indexOf(text),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

it('the queue counts the answers that its reader has sent today, and no colleague’s', async () => {
  await reset()
  const figure = new RegExp(`<bdi>(\\d+)</bdi> <span>${t('deskQueue.answeredToday')}`)
  const count = async (browser: Browser) =>
    Number(figure.exec(await open(browser, '/staff'))?.[1] ?? Number.NaN)
  const [own, theirs] = [await count(reem), await count(fahad)]
  const step = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
  expect((await reem.post(path, step)).status).toBe(303)
  expect([await count(reem), await count(fahad)]).toEqual([own + 1, theirs])
})

it('a ticket lists the earlier requests of its sender, and nobody else’s', async () => {
  await reset()
  const listed = async () => {
    const section = (await open(reem)).split('id="earlier-title"')[1]?.split('</section>')[0]
    return [...(section ?? '').matchAll(/class="ref">([^<]+)/g)].map(([, one = '']) => one)
  }
  const [strange = '', own] = await listed()
  const set = 'UPDATE submissions SET email_hash = ? WHERE reference = ?'
  const [before] = await all<{ email_hash: string }>(
    'SELECT email_hash FROM submissions WHERE reference = ?',
    strange,
  )
  await all(set, 'of-somebody-else', strange)
  try {
    const others = await listed()
    expect(others).toContain(own)
    expect(others).not.toContain(strange)
  } finally {
    await all(set, before?.email_hash, strange)
  }
})

describe('the handling of a ticket', () => {
  it('holds assignments, downloads and undone steps with who made them', async () => {
    await reset()
    await reem.post('/staff', { do: 'assign', pick: reference })
    const step = { do: 'move', version: await readVersion(reem), to: 'answered', ...notes }
    const moved = await reem.post(path, step)
    const { searchParams } = new URL(moved.headers.get('location') ?? '', 'https://site.invalid')
    await reem.post(path, { do: 'undo', undo: searchParams.get('undo') ?? '' })
    const main = mainOf(await open(fahad))
    expect(main).toContain(t('deskTicket.handling.assigned', { name: officers.reem.name }))
    expect(main).toContain(t('deskTicket.handling.undone'))
  })
})

describe('a new ticket', () => {
  async function receive(): Promise<void> {
    await reset()
    await all("UPDATE submissions SET status = 'received' WHERE reference = ?", reference)
  }
  const stored = async () => {
    const [row] = await all<{ status: string; assignee: string | null }>(
      'SELECT status, assignee FROM submissions WHERE reference = ?',
      reference,
    )
    return row
  }

  it('that nobody has says so', async () => {
    await receive()
    expect(mainOf(await open(reem))).toContain(t('deskTicket.takeText.nobody'))
  })

  it('that is the reader’s offers to start its review', async () => {
    await receive()
    await reem.post('/staff', { do: 'assign', pick: reference })
    const main = mainOf(await open(reem))
    expect(main).toContain(t('deskTicket.takeText.reader'))
    expect(main).not.toContain(t('deskTicket.takeText.nobody'))
  })

  it('that a colleague has names them, and is taken over by the button', async () => {
    await receive()
    await reem.post('/staff', { do: 'assign', pick: reference })
    const owner = (await stored())?.assignee ?? ''
    const html = await open(fahad)
    expect(mainOf(html)).toContain(t('deskTicket.takeText.other', { name: officers.reem.name }))
    expect(html).toContain(`name="from" value="${owner}"`)
    const taken = await fahad.post(path, { do: 'take', from: owner })
    expect(taken.headers.get('location')).toBe(path)
    const now = await stored()
    expect([now?.status, now?.assignee === owner]).toEqual(['in_review', false])
    const late = await reem.post(path, { do: 'take', from: owner })
    expect(late.headers.get('location')).toBe(`${path}?done=taken`)
  })

  it('that is taken as the next one is in review', async () => {
    await receive()
    await all("UPDATE submissions SET due_on = '2020-01-01' WHERE reference = ?", reference)
    const response = await reem.post('/staff', { do: 'next' })
    expect(response.headers.get('location')).toBe(path)
    expect((await stored())?.status).toBe('in_review')
    expect(mainOf(await open(reem))).toContain(t('deskTicket.nextStep'))
  })
})
