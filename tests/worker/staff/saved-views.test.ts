import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { createTicketBench } from '../../support/auth/ticket-bench'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ samples: true, reads: 100_000, writes: 1_000 })
const { all } = createTicketBench(opened)
const boss = opened.entered(officers.supervisor)
const reem = opened.entered(officers.reem)
const fahad = opened.entered(officers.fahad)

beforeEach(() => all('DELETE FROM saved_views'))

const readId = async () => {
  const [row] = await all<{ id: number }>('SELECT id FROM saved_views')
  return String(row?.id ?? 0)
}

describe.each(locales)('lists of the queue, in %s', (locale) => {
  const t = translators[locale]
  const queue = localPath('/staff', locale)
  const list = `${queue}?view=overdue&kind=TECH&topic=website&due=over&unanswered=yes&from=2026-01-01&to=2026-12-01`

  it('are narrowed by topic, due day, days of receipt, team and what is unanswered', async () => {
    const html = await (await reem.open(list)).text()
    expect(html).toContain(t('deskQueue.filters.unanswered'))
    expect(html).toMatch(/<option value="website" selected/)
    expect(html).toContain('value="2026-01-01"')
    expect(await findMarkupErrors(html)).toEqual([])
    const all = await (await reem.open(`${queue}?topic=framework-agreements`)).text()
    expect(mainOf(all)).toContain('INFO-1234')
    const none = await (await reem.open(`${queue}?topic=website&to=2020-01-01`)).text()
    expect(mainOf(none)).toContain(t('deskQueue.empty'))
    const wild = await reem.open(`${queue}?topic=%27&due=x&from=2026-02-31&team=%00&unanswered=1`)
    expect(mainOf(await wild.text())).toContain('INFO-1234')
  })

  it('are saved, renamed and removed by their officer, and only seen by them', async () => {
    const wrong = await reem.post(list, { do: 'saveView', name: 'x' })
    expect(wrong.status).toBe(422)
    const refused = await wrong.text()
    expect(mainOf(refused)).toContain(t('deskQueue.saved.problems.name'))
    expect(await findMarkupErrors(refused)).toEqual([])
    const saved = await reem.post(list, { do: 'saveView', name: 'متأخرات الموقع' })
    expect(saved.headers.get('location')).toBe(`${list}&done=viewSaved`)
    const html = await (await reem.open(list)).text()
    expect(html).toMatch(/aria-current="page"[^>]*><bdi>متأخرات الموقع<\/bdi>/)
    expect(html).not.toContain('value="shareView"')
    expect(await findMarkupErrors(html)).toEqual([])
    expect(await (await fahad.open(queue)).text()).not.toContain('متأخرات')
    const form = { saved: await readId() }
    expect((await fahad.post(queue, { do: 'removeView', ...form })).status).toBe(404)
    expect((await fahad.post(queue, { do: 'renameView', ...form, name: 'xx' })).status).toBe(404)
    expect((await reem.post(queue, { do: 'shareView', ...form, shared: 'yes' })).status).toBe(403)
    const renamed = await reem.post(queue, { do: 'renameView', ...form, name: 'الموقع' })
    expect(renamed.headers.get('location')).toBe(`${queue}?done=viewSaved`)
    const removed = await reem.post(queue, { do: 'removeView', ...form })
    expect(removed.headers.get('location')).toBe(`${queue}?done=viewRemoved`)
    expect(await all('SELECT 1 FROM saved_views')).toEqual([])
  })

  it('are shared with all by a supervisor', async () => {
    await boss.post(list, { do: 'saveView', name: 'قائمة الفريق' })
    const form = { saved: await readId() }
    expect((await boss.post(queue, { do: 'shareView', ...form, shared: 'yes' })).status).toBe(303)
    const html = await (await fahad.open(queue)).text()
    expect(html).toContain('<bdi>قائمة الفريق</bdi>')
    expect(mainOf(html)).toContain(t('deskQueue.saved.shared'))
    expect(html).not.toContain('value="removeView"')
    expect((await fahad.post(queue, { do: 'removeView', ...form })).status).toBe(404)
    await boss.post(queue, { do: 'shareView', ...form, shared: 'no' })
    expect(await (await fahad.open(queue)).text()).not.toContain('قائمة الفريق')
  })
})
