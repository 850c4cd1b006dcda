import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import {
  createReleaseBench,
  draft,
  fieldOf,
  moderation,
  record,
  reference,
  slug,
  ticket,
} from '../../support/auth/release-bench'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { readRows } from '../../support/rows'

const opened = prepareStaffSite({ reads: 10_000 })
const { run, reset, release, entriesOf, send, openDraft } = createReleaseBench(opened)
beforeEach(reset)

describe.each(locales)('a draft, in %s', (locale) => {
  const t = translators[locale]
  const path = localPath(ticket, locale)

  it('is written on the page of an answered request, and waits for a moderator', async () => {
    const officer = await opened.enter(officers.reem)
    const html = await (await officer.open(path)).text()
    expect(mainOf(html)).toContain(t('deskReleases.title'))
    expect(await findMarkupErrors(html)).toEqual([])
    const before = (await entriesOf('release.drafted')).length
    const sent = await send(officer, {}, path)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?done=drafted`])
    expect(await release()).toMatchObject({ reference, status: 'draft', title_en: draft.titleEn })
    expect((await entriesOf('release.drafted')).slice(before)).toEqual([
      {
        role: 'case_officer',
        subject: reference,
        before: null,
        after: '{"status":"draft","outcome":"refused","exemption":"investigation"}',
      },
    ])
    const main = mainOf(await (await officer.open(path)).text())
    expect(main).toContain(t('deskReleases.states.draft'))
  })

  it('that names somebody says where, and keeps what was typed', async () => {
    const officer = await opened.enter(officers.reem)
    const fields = { answerEn: 'Write to someone@example.com', summaryAr: '', exemption: '' }
    const sent = await send(officer, fields, path)
    const html = await sent.text()
    expect(sent.status).toBe(422)
    expect(await findMarkupErrors(html)).toEqual([])
    const wrong = tagsOf(html).filter(({ attributes }) => attributes['aria-invalid'] === 'true')
    expect(wrong.map(({ attributes }) => attributes.name)).toEqual([
      'summaryAr',
      'answerEn',
      'exemption',
    ])
    const main = mainOf(html)
    expect(main).toContain(t('deskReleases.personal.email'))
    expect(main).toContain(fields.answerEn)
    expect(findTag(html, 'input', { name: 'titleEn', value: draft.titleEn })).toBeDefined()
    expect(await release()).toBeUndefined()
  })

  it('is shown to a moderator in both languages, without its request', async () => {
    const { moderator } = await openDraft()
    const html = await (
      await moderator.open(`${localPath('/staff/moderation', locale)}?section=releases`)
    ).text()
    expect(await findMarkupErrors(html)).toEqual([])
    const main = mainOf(html)
    for (const text of [draft.titleAr, draft.titleEn, draft.answerAr, draft.answerEn, record]) {
      expect(main).toContain(text)
    }
    expect(main).toContain(t('disclosures.exemptions.investigation'))
    expect(main).not.toContain(reference)
    expect(findTag(html, 'a', { href: path })).toBeUndefined()
  })
})

describe('a draft', () => {
  it('is published as a record of the log in both languages', async () => {
    const { moderator, fields } = await openDraft()
    expect((await opened.site.ask(record)).status).toBe(404)
    const sent = await moderator.post(moderation, { do: 'publish', ...fields })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `${moderation}&done=released`,
    ])
    expect(await release()).toMatchObject({ status: 'published', slug })
    await opened.site.renew()
    for (const locale of locales) {
      const shown = await opened.site.ask(localPath(record, locale))
      const html = await shown.text()
      expect([shown.status, html.includes(reference)]).toEqual([200, false])
      expect(mainOf(html)).toContain(locale === 'ar' ? draft.answerAr : draft.answerEn)
    }
    expect((await entriesOf('release.published')).at(-1)).toMatchObject({
      role: 'moderator',
      subject: reference,
      after: `{"status":"published","slug":"${slug}"}`,
    })
    const again = await moderator.post(moderation, { do: 'publish', ...fields })
    expect(again.status).toBe(409)
    const officer = await opened.enter(officers.reem)
    const main = mainOf(await (await officer.open(`/en${ticket}`)).text())
    expect(main).toContain(translators.en('deskReleases.states.published'))
    expect((await send(officer, { version: fields.version ?? '' })).status).toBe(409)
  })

  it('becomes a record with the month of receipt and the working days to the answer', async () => {
    // Half an hour into November in Riyadh, and still October in UTC.
    const [received, answered] = ['2026-11-01T00:30+03:00', '2026-11-05T09:00+03:00']
    await run(
      `UPDATE submissions SET created_at = ${Date.parse(received)} WHERE reference = '${reference}'`,
      `UPDATE events SET at = ${Date.parse(answered)} WHERE reference = '${reference}'
        AND status IN ('answered', 'rejected')`,
    )
    const { moderator, fields } = await openDraft()
    await moderator.post(moderation, { do: 'publish', ...fields })
    const rows = await readRows(
      opened.site,
      'SELECT date, body FROM entries WHERE kind = ? AND slug = ?',
      'disclosure',
      slug,
    )
    expect(rows).toHaveLength(locales.length)
    for (const { date, body } of rows) {
      expect(date).toBe('2026-11-05')
      expect(JSON.parse(String(body))).toMatchObject({
        requestKind: 'FOI',
        received: '2026-11',
        workingDays: 4,
      })
    }
  })

  it('is sent back with a reason, and drafted again', async () => {
    const { moderator, fields } = await openDraft()
    const back = (reason: string) =>
      moderator.post(moderation, { do: 'sendBack', ...fields, reason })
    const unexplained = await back(' ')
    expect(unexplained.status).toBe(422)
    expect(mainOf(await unexplained.text())).toContain(
      translators.ar('deskModeration.release.issues.required'),
    )
    const personal = await back('اتصل بي على 0501234567')
    expect([personal.status, mainOf(await personal.text()).includes('0501234567')]).toEqual([
      422,
      true,
    ])
    expect((await back('الملخص طويل')).headers.get('location')).toBe(`${moderation}&done=sentBack`)
    const [entry] = (await entriesOf('release.refused')).slice(-1)
    expect(entry).toMatchObject({ subject: reference, after: '{"status":"refused"}' })
    const officer = await opened.enter(officers.reem)
    const html = await (await officer.open(ticket)).text()
    expect(mainOf(html)).toContain('الملخص طويل')
    const again = await send(officer, { version: fieldOf(html, 'version') })
    expect([again.status, (await release())?.status]).toEqual([303, 'draft'])
  })

  it('that somebody else sent meanwhile is replaced only by an author who has seen it', async () => {
    const [reem, fahad] = [await opened.enter(officers.reem), await opened.enter(officers.fahad)]
    await send(reem)
    const late = await send(fahad, { titleEn: 'Another title' })
    const html = await late.text()
    expect(late.status).toBe(409)
    expect(mainOf(html)).toContain(officers.reem.name)
    expect(findTag(html, 'input', { name: 'titleEn', value: 'Another title' })).toBeDefined()
    const replacement = { titleEn: 'Another title', version: fieldOf(html, 'version') }
    expect((await send(fahad, replacement)).status).toBe(303)
    expect(await release()).toMatchObject({ title_en: 'Another title' })
  })

  it('of a request that was opened again is neither drafted nor published', async () => {
    const { moderator, fields } = await openDraft()
    const setStatus = (status: string) =>
      run(`UPDATE submissions SET status = '${status}' WHERE reference = '${reference}'`)
    await setStatus('in_review')
    const sent = await moderator.post(moderation, { do: 'publish', ...fields })
    expect(sent.status).toBe(409)
    expect(mainOf(await sent.text())).toContain(
      translators.ar('deskModeration.release.conflicts.request'),
    )
    const officer = await opened.enter(officers.reem)
    const again = await send(officer, { version: fields.version ?? '' })
    expect([again.status, mainOf(await again.text()).includes(draft.answerEn)]).toEqual([409, true])
    await setStatus('rejected')
  })

  it('is drafted and decided by the roles for it, on this site, of the right kinds alone', async () => {
    const { moderator, fields } = await openDraft()
    const officer = await opened.enter(officers.reem)
    expect((await moderator.post(ticket, { do: 'release', ...draft })).status).toBe(403)
    expect((await officer.post(moderation, { do: 'publish', ...fields })).status).toBe(403)
    const foreign = await moderator.post(
      moderation,
      { do: 'publish', ...fields },
      'https://x.example',
    )
    expect(foreign.status).toBe(403)
    expect((await release())?.status).toBe('draft')
    expect((await send(officer, {}, '/staff/requests/INFO-1234')).status).toBe(404)
    const unknown = { ...fields, do: 'publish', reference: 'FOI-1999999999' }
    expect((await moderator.post(moderation, unknown)).status).toBe(404)
    const log = (await opened.site.log()).join('\n')
    expect(log).toContain('staff.ticket')
    expect(log).not.toContain('Contractors')
  })
})
