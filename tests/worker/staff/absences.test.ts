import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { type Officer, officers, prepareStaffSite } from '../../support/auth/staff-site'
import { createTicketBench, path, reference } from '../../support/auth/ticket-bench'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ samples: true, reads: 100_000, writes: 1_000 })
const { all, reset } = createTicketBench(opened)
const boss = opened.entered(officers.supervisor)
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)

const page = '/staff/absences'
const today = riyadhDate(Date.now())
const days = { firstDay: today, lastDay: addDays(today, 3) }

/** The id of an officer, from the choices of the page. */
async function idOf({ name }: Pick<Officer, 'name'>): Promise<string> {
  const html = await (await boss.open(page)).text()
  return new RegExp(`<option value="([^"]+)"[^>]*>${name}</option>`).exec(html)?.[1] ?? 'nobody'
}

const assigneeOf = async () =>
  (
    await all<{ assignee: string }>(
      'SELECT assignee FROM submissions WHERE reference = ?',
      reference,
    )
  )[0]?.assignee

beforeEach(async () => {
  await reset()
  await all('DELETE FROM absences')
  await all('DELETE FROM rotas')
})

describe.each(locales)('the page of absences, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(page, locale)

  it('sets and ends one’s own, and says what is wrong', async () => {
    const empty = await (await reem.open(there)).text()
    expect(empty).not.toContain('value="saveOther"')
    expect(empty).not.toContain('value="rota"')
    expect(await findMarkupErrors(empty)).toEqual([])
    const wrong = [
      { firstDay: '', lastDay: days.lastDay },
      { firstDay: days.lastDay, lastDay: today },
      { firstDay: '2020-01-01', lastDay: '2020-01-02' },
      { firstDay: today, lastDay: '2099-01-01' },
      { firstDay: '2026-02-31', lastDay: days.lastDay },
    ]
    for (const typed of wrong) {
      const refused = await reem.post(there, { do: 'save', ...typed })
      expect([typed, refused.status]).toEqual([typed, 422])
      expect(mainOf(await refused.text())).toContain(t('deskAbsences.problems.invalid'))
    }
    const saved = await reem.post(there, { do: 'save', ...days })
    expect(saved.headers.get('location')).toBe(`${there}?done=absenceSaved`)
    const html = await (await reem.open(there)).text()
    expect(html).toContain(`value="${days.lastDay}"`)
    const ended = await reem.post(there, { do: 'remove' })
    expect(ended.headers.get('location')).toBe(`${there}?done=absenceRemoved`)
    expect((await reem.post(there, { do: 'remove' })).status).toBe(404)
  })

  it('lets a supervisor set those of others, and the rota of a kind', async () => {
    const officer = await idOf(officers.reem)
    const unknown = await boss.post(there, { do: 'saveOther', officer: 'x', ...days })
    expect(unknown.status).toBe(422)
    expect(await findMarkupErrors(await unknown.text())).toEqual([])
    expect((await boss.post(there, { do: 'saveOther', officer, ...days })).status).toBe(303)
    const html = await (await boss.open(there)).text()
    expect(mainOf(html)).toContain(t('deskAbsences.away'))
    expect(await findMarkupErrors(html)).toEqual([])
    expect((await boss.post(there, { do: 'removeOther', officer })).status).toBe(303)
    const form = { do: 'rota', kind: 'TECH', version: '' }
    const places = (place: string) => ({ ...form, [`place-${officer}`]: place })
    const wrong = await boss.post(there, places('0'))
    expect(wrong.status).toBe(422)
    expect(mainOf(await wrong.text())).toContain(t('deskAbsences.problems.place'))
    const saved = await boss.post(there, places('1'))
    expect(saved.headers.get('location')).toBe(`${there}?kind=TECH&done=rotaSaved`)
    const late = await boss.post(there, places('2'))
    expect(late.status).toBe(409)
    expect(mainOf(await late.text())).toContain(t('deskAbsences.problems.changed'))
    expect((await boss.post(there, { ...places('1'), kind: 'NEWS' })).status).toBe(404)
  })
})

describe('an officer who is away', () => {
  it('is marked and refused in the controls that assign, at the queue and at the ticket', async () => {
    await reem.post(page, { do: 'save', ...days })
    const officer = await idOf(officers.reem)
    for (const address of ['/en/staff', `/en${path}`]) {
      expect(await (await fahad.open(address)).text()).toMatch(
        new RegExp(`<option value="${officer}"[^>]*>${officers.reem.name} \\(away until`),
      )
    }
    const queue = await fahad.post('/staff', { do: 'assign', pick: reference, to: officer })
    expect(queue.headers.get('location')).toBe('/staff?done=officerAway')
    const ticket = await fahad.post(path, { do: 'assign', assignee: officer })
    expect(ticket.headers.get('location')).toBe(`${path}?done=officerAway`)
    expect(await assigneeOf()).toBeNull()
    expect((await reem.post(path, { do: 'assign', assignee: officer })).status).toBe(303)
    expect(await assigneeOf()).toBe(officer)
  })

  it('has open tickets that a colleague takes over, one by one, once', async () => {
    const officer = await idOf(officers.reem)
    await fahad.post(path, { do: 'assign', assignee: officer })
    const list = '/en/staff?view=absent'
    expect(mainOf(await (await fahad.open(list)).text())).not.toContain(reference)
    await boss.post(page, { do: 'saveOther', officer, ...days })
    const html = await (await fahad.open(list)).text()
    expect(mainOf(html)).toContain(reference)
    expect(mainOf(html)).toContain(translators.en('deskQueue.takeOver'))
    expect(html).not.toContain('value="handOver"')
    expect(await findMarkupErrors(html)).toEqual([])
    const take = { do: 'assign', pick: reference, from: officer }
    const first = await fahad.post(list, take)
    expect(first.headers.get('location')).toBe(`${list}&done=assigned`)
    const second = await boss.post(list, take)
    expect(second.headers.get('location')).toBe(`${list}&done=taken`)
    expect(await assigneeOf()).toBe(await idOf(officers.fahad))
  })

  it('has all of them handed over by a supervisor alone', async () => {
    const [officer, to] = [await idOf(officers.reem), await idOf(officers.fahad)]
    await fahad.post(path, { do: 'assign', assignee: officer })
    const move = { do: 'handOver', from: officer, to }
    const list = '/staff?view=absent'
    const early = await boss.post(list, move)
    expect(early.headers.get('location')).toBe(`${list}&done=none`)
    await boss.post(page, { do: 'saveOther', officer, ...days })
    expect((await fahad.post(list, move)).status).toBe(403)
    const html = await (await boss.open(list)).text()
    expect(html).toContain('value="handOver"')
    expect(await findMarkupErrors(html)).toEqual([])
    const same = await boss.post(list, { ...move, to: officer })
    expect(same.headers.get('location')).toBe(`${list}&done=officerAway`)
    const moved = await boss.post(list, move)
    expect(moved.headers.get('location')).toBe(`${list}&done=handedOver`)
    expect(await assigneeOf()).toBe(to)
    const rest = await all('SELECT 1 FROM submissions WHERE assignee = ?', officer)
    expect(rest).toEqual([])
  })
})

describe('the rota of a kind', () => {
  it('assigns its new tickets every minute, in the name of who set it', async () => {
    const officer = await idOf(officers.fahad)
    const form = { do: 'rota', kind: 'TECH', version: '', [`place-${officer}`]: '١' }
    await boss.post(page, form)
    await all(
      "UPDATE submissions SET status = 'received', assignee = NULL WHERE reference = ?",
      reference,
    )
    const [rota] = await all<{ setBy: string }>('SELECT set_by AS setBy FROM rotas')
    await opened.site.cron()
    expect(await assigneeOf()).toBe(officer)
    const [entry] = await all<{ actor: string }>(
      `SELECT actor FROM audit_entries WHERE action = 'ticket.assigned' AND subject = ?
        ORDER BY sequence DESC LIMIT 1`,
      reference,
    )
    expect(entry).toEqual({ actor: rota?.setBy })
  })
})
