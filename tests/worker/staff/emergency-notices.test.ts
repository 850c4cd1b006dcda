import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { dayMs, writeLocalTime } from '#domain/dates/calendar'
import { type Locale, locales, localPath } from '#domain/site/locale'
import { readEntries } from '../../support/auth/audit-entries'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { errorBeside } from '../../support/forms/form-markup'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite()
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
const desk = '/staff/emergency-notices'

const typed = () => ({
  level: 'warning',
  titleAr: 'انقطاع مؤقت الليلة',
  titleEn: 'Short outage tonight',
  textAr: 'تعود الخدمة فجرًا <b>.',
  textEn: 'The service is back before dawn <b>.',
  until: writeLocalTime(Date.now() + dayMs),
})

async function run(statement: string) {
  const { DB } = await opened.site.env()
  return (await DB.prepare(statement).all<Record<string, unknown>>()).results
}

/** Saves a draft as the editor and returns what its forms send back. */
async function saveDraft(changes: Record<string, string> = {}) {
  const answer = await editor.post(desk, { do: 'save', ...typed(), ...changes })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${desk}?done=noticeSaved`])
  const [row] = await run('SELECT id, written_at FROM emergency_notices ORDER BY written_at DESC')
  return { id: String(row?.id), version: String(row?.written_at) }
}

async function publish(changes: Record<string, string> = {}) {
  const seen = await saveDraft(changes)
  const answer = await publisher.post(desk, { do: 'publish', ...seen })
  expect(answer.headers.get('location')).toBe(`${desk}?done=noticePublished`)
  await opened.site.renew()
  return seen
}

const read = async (path: string) => (await opened.site.ask(path)).text()
/** The titles of the notices that a document shows, with their level. */
const shownIn = (html: string) =>
  [...html.matchAll(/<section class="emergency-notice emergency-notice--(\w+)"(.*?)<\/section>/gs)]
    .filter(([, , rest = '']) => !/^[^>]* hidden/.test(rest))
    .map(([, level, rest = '']) => [level, /([^<>]+)<\/h2>/.exec(rest)?.[1]])
/** The notices that a page shows; a busy machine may get the former version once. */
const expectShown = (path: string) => expect.poll(async () => shownIn(await read(path)))

beforeEach(async () => {
  await run('DELETE FROM emergency_notices')
  await run(`UPDATE publications SET version = version + 1, changed_at = ${Date.now()}`)
  await opened.site.renew()
})

const titleIn = (locale: Locale) => (locale === 'ar' ? typed().titleAr : typed().titleEn)

describe('a published notice', () => {
  it('stands above the header of every page and of those that are not found', async () => {
    await publish()
    for (const locale of locales) {
      const title = titleIn(locale)
      for (const path of ['/', '/contact', '/search?q=x', '/no-such-page']) {
        const there = localPath(path, locale)
        await expectShown(there).toEqual([['warning', title]])
        const html = await read(there)
        expect(html.indexOf('emergency-notice--')).toBeLessThan(html.indexOf('<header'))
        expect(html).not.toContain('<b>')
        expect(html).toContain('&lt;b&gt;.')
        const level = translators[locale]('emergency.levels.warning')
        const alert = findTag(html, 'p', { role: 'alert' })
        expect(alert?.attributes['data-text']).toBe(`${level}: ${title}`)
        expect(await findMarkupErrors(html)).toEqual([])
      }
    }
  })

  it('of one page is shown there and below, and hidden elsewhere', async () => {
    await publish({ path: '/en/services', link: '/backup' })
    for (const locale of locales) {
      const there = (path: string) => localPath(path, locale)
      await expectShown(there('/services')).toHaveLength(1)
      await expectShown(there('/services/join-framework-agreement')).toHaveLength(1)
      for (const other of ['/faq', '/framework-agreements/it-services']) {
        const html = await read(there(other))
        expect(shownIn(html)).toEqual([])
        expect(html).toContain('emergency-notice--warning')
        expect(findTag(html, 'p', { role: 'alert' })).toBeUndefined()
      }
      const links = tagsOf(await read(there('/services')))
      expect(links.some(({ attributes }) => attributes.href === there('/backup'))).toBe(true)
    }
  })

  it('stands after a louder one, and goes when it is taken down', async () => {
    const { id } = await publish({ level: 'information' })
    await publish({ level: 'emergency' })
    const levels = () =>
      expect.poll(async () => shownIn(await read('/faq')).map(([level]) => level))
    await levels().toEqual(['emergency', 'information'])
    const answer = await publisher.post(desk, { do: 'end', id, version: '1' })
    expect(answer.headers.get('location')).toBe(`${desk}?done=noticeEnded`)
    await opened.site.renew()
    await levels().toEqual(['emergency'])
    expect((await publisher.post(desk, { do: 'end', id, version: '1' })).status).toBe(409)
  })

  it('is not shown before its start, nor after its end', async () => {
    // The clock of new isolates is that of the test: the job looks at what began since the last publication.
    await opened.site.isolate()
    const { id } = await publish({ from: writeLocalTime(Date.now() + dayMs / 2) })
    await opened.site.isolate()
    expect(shownIn(await read('/en/faq'))).toEqual([])
    const html = mainOf(await (await publisher.open(`/en${desk}`)).text())
    expect(html).toContain(translators.en('deskEmergency.scheduled'))
    await run(`UPDATE emergency_notices SET starts_at = ${Date.now()} WHERE id = '${id}'`)
    await opened.site.cron()
    await opened.site.isolate()
    await expectShown('/en/faq').toEqual([['warning', titleIn('en')]])
    await run(`UPDATE emergency_notices SET ends_at = ${Date.now()} WHERE id = '${id}'`)
    await opened.site.cron()
    await opened.site.isolate()
    await expectShown('/en/faq').toEqual([])
  })
})

describe.each(locales)('a draft, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(desk, locale)

  it('is shown to staff alone, and published by a publisher who has not written it', async () => {
    const answer = await publisher.post(there, { do: 'save', ...typed() })
    expect(answer.status).toBe(303)
    expect(shownIn(await read('/faq'))).toEqual([])
    const [row] = await run('SELECT id, written_at FROM emergency_notices')
    const seen = { id: String(row?.id), version: String(row?.written_at) }
    const own = mainOf(await (await publisher.open(there)).text())
    expect(own).toContain(t('deskEmergency.own'))
    expect(own).not.toContain('value="publish"')
    const refusal = await publisher.post(there, { do: 'publish', ...seen })
    expect([refusal.status, await refusal.text()]).toEqual([
      409,
      expect.stringContaining(t('deskEmergency.problems.own')),
    ])
    expect(await run('SELECT status FROM emergency_notices')).toEqual([{ status: 'draft' }])
  })

  it('that is incomplete is not stored, and its texts stay in their fields', async () => {
    const answer = await editor.post(there, { do: 'save', ...typed(), titleAr: 'Short', until: '' })
    const html = await answer.text()
    expect([answer.status, await run('SELECT id FROM emergency_notices')]).toEqual([422, []])
    expect(errorBeside(html, 'titleAr')).toContain(t('deskEmergency.issues.arabic'))
    expect(errorBeside(html, 'until')).toContain(t('deskEmergency.issues.time'))
    const fields = tagsOf(html).filter(({ attributes }) => attributes.name === 'titleAr')
    expect(fields.map(({ attributes }) => attributes.value)).toEqual(['Short'])
    expect(html).toContain('The service is back before dawn &lt;b&gt;.')
    expect(await findMarkupErrors(html)).toEqual([])
  })

  it('is changed in its form; whoever saw the former one loses no text and changes nothing', async () => {
    const seen = await saveDraft()
    const form = await (await editor.open(`${there}?edit=${seen.id}`)).text()
    expect(
      tagsOf(form).find(({ attributes }) => attributes.name === 'titleEn')?.attributes.value,
    ).toBe('Short outage tonight')
    const changed = { do: 'save', ...typed(), ...seen, titleEn: 'Outage over' }
    expect((await editor.post(there, changed)).status).toBe(303)
    const late = await editor.post(there, { ...changed, titleEn: 'Text of somebody slower' })
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining('Text of somebody slower'),
    ])
    const published = await publisher.post(there, { do: 'publish', ...seen })
    expect(published.status).toBe(409)
    expect(await run('SELECT status, title_en FROM emergency_notices')).toEqual([
      { status: 'draft', title_en: 'Outage over' },
    ])
  })

  it('that is over is not published, and one that is deleted is gone', async () => {
    const seen = await saveDraft()
    await run(`UPDATE emergency_notices SET ends_at = ${Date.now() - 1}`)
    const refusal = await publisher.post(there, { do: 'publish', ...seen })
    expect([refusal.status, await refusal.text()]).toEqual([
      409,
      expect.stringContaining(t('deskEmergency.problems.over')),
    ])
    expect((await editor.post(there, { do: 'discard', ...seen })).status).toBe(303)
    expect((await publisher.post(there, { do: 'publish', ...seen })).status).toBe(404)
  })
})

it('each change is an entry of the audit log, which holds none of the texts', async () => {
  const { id } = await publish()
  await publisher.post(desk, { do: 'end', id, version: '1' })
  const seen = await saveDraft()
  await editor.post(desk, { do: 'discard', ...seen })
  const entries = await Promise.all(
    ['drafted', 'published', 'ended', 'discarded'].map((step) =>
      readEntries(opened, `notice.${step}`),
    ),
  )
  const last = entries.map((list) => list.at(-1))
  expect(last.map((entry) => [entry?.subject, entry?.role, entry?.before, entry?.after])).toEqual([
    [seen.id, 'editor', null, '{"status":"draft"}'],
    [id, 'publisher', '{"status":"draft"}', '{"status":"published"}'],
    [id, 'publisher', '{"status":"published"}', '{"status":"ended"}'],
    [seen.id, 'editor', '{"status":"draft"}', null],
  ])
  expect(JSON.stringify(entries)).not.toContain('outage')
})
