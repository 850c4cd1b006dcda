import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { commentForms } from '#domain/feedback/comments'
import { locales, localPath } from '#domain/site/locale'
import type { Browser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { readRows } from '../../support/rows'

const opened = prepareStaffSite({ reads: 10_000 })
const path = '/staff/moderation'
const idOf = (number: number) => number.toString(16).padStart(20, '0')
const [comment, useCase, suggestion] = [idOf(1), idOf(2), idOf(3)]
const words = {
  comment: 'الفصل الرابع\nيحتاج مثالًا، وهاتفي 0501234567',
  useCase: 'A map of the working days',
  suggestion: 'Please add an English summary',
}

beforeEach(async () => {
  const { DB } = await opened.site.env()
  const insert = DB.prepare(`INSERT INTO comments
    (id, form, page, visitor, text, locale, status, created_at, link)
    VALUES (?, ?, ?, 'x', ?, ?, 'held', ?, ?)`)
  const pages = ['book/asset-register-guide', 'dataset/working-days', 'faq']
  await DB.batch([
    DB.prepare('DELETE FROM comments'),
    ...commentForms.map((form, at) =>
      insert.bind(
        idOf(at + 1),
        form,
        pages[at],
        words[form],
        form === 'comment' ? 'ar' : 'en',
        Date.now() - 3 * 86_400_000 + at,
        form === 'useCase' ? 'https://example.com/map' : null,
      ),
    ),
  ])
})

const statusOf = async (id: string) =>
  (await readRows(opened.site, 'SELECT status, refusal FROM comments WHERE id = ?', id))[0]
const decideAll = (browser: Browser, fields: Record<string, string>, at = path) =>
  browser.post(at, { do: 'decide', ...fields })
const entriesOf = (action: string) =>
  readRows(
    opened.site,
    `SELECT role, subject, before, after FROM audit_entries WHERE action = ? ORDER BY sequence`,
    action,
  )
const choicesIn = (html: string) =>
  tagsOf(html)
    .filter(({ attributes }) => attributes.type === 'radio' && 'checked' in attributes)
    .flatMap(({ attributes: { name, value } }) => (name?.startsWith('decision-') ? [value] : []))

describe.each(locales)('held texts, in %s', (locale) => {
  const t = translators[locale]
  const page = localPath(path, locale)

  it('are shown with page, words, age and what to look out for', async () => {
    const moderator = await opened.enter(officers.moderator)
    const response = await moderator.open(page)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await findMarkupErrors(html)).toEqual([])
    const main = mainOf(html)
    for (const text of ['الفصل الرابع يحتاج', words.useCase, 'https://example.com/map']) {
      expect(main).toContain(text)
    }
    expect(main).toContain(t('deskModeration.age', { count: 3 }))
    expect(main).toContain(t('deskModeration.hints.phone'))
    expect(findTag(html, 'blockquote', { lang: 'ar', dir: 'rtl' })).toBeDefined()
    expect(findTag(html, 'blockquote', { lang: 'en', dir: 'ltr' })).toBeDefined()
    expect(findTag(html, 'a', { href: localPath('/faq', locale) })).toBeDefined()
    expect(choicesIn(html)).toEqual(['later', 'later', 'later'])
    const offered = tagsOf(html).flatMap(({ attributes: { name, value } }) =>
      name === `decision-${suggestion}` ? [value] : [],
    )
    expect(offered).toEqual(['later', 'noted', 'refused'])
  })

  it('are decided in one form, and the rest stays', async () => {
    const moderator = await opened.enter(officers.moderator)
    const before = (await entriesOf('comment.published')).length
    const sent = await decideAll(
      moderator,
      {
        [`decision-${comment}`]: 'refused',
        [`reason-${comment}`]: 'personal',
        [`decision-${useCase}`]: 'published',
        [`reason-${useCase}`]: 'offensive',
        [`decision-${suggestion}`]: 'later',
      },
      page,
    )
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/\?done=decided&undo=\d+$/)
    expect(await statusOf(comment)).toEqual({ status: 'refused', refusal: 'personal' })
    expect(await statusOf(useCase)).toEqual({ status: 'published', refusal: null })
    expect(await statusOf(suggestion)).toEqual({ status: 'held', refusal: null })
    const result = mainOf(await (await moderator.open(`${page}?done=decided`)).text())
    expect(result).toContain(t('desk.notices.decided'))
    expect(result).not.toContain(words.useCase)
    const entries = await entriesOf('comment.published')
    expect(entries.slice(before)).toMatchObject([
      { subject: useCase, role: 'moderator', before: '{"status":"held"}' },
    ])
    expect(JSON.stringify(entries)).not.toContain('map')
  })

  it('refused without a reason are decided by nobody, and all choices are kept', async () => {
    const moderator = await opened.enter(officers.moderator)
    const sent = await decideAll(
      moderator,
      {
        [`decision-${comment}`]: 'refused',
        [`decision-${useCase}`]: 'published',
        [`decision-${suggestion}`]: 'noted',
      },
      page,
    )
    const html = await sent.text()
    expect(sent.status).toBe(422)
    expect(choicesIn(html)).toEqual(['refused', 'published', 'noted'])
    const wrong = tagsOf(html).filter(({ attributes }) => attributes['aria-invalid'] === 'true')
    expect(wrong.map(({ attributes }) => attributes.name)).toEqual([`reason-${comment}`])
    expect(mainOf(html)).toContain(t('deskModeration.reasonMissing'))
    expect(await findMarkupErrors(html)).toEqual([])
    expect(await statusOf(useCase)).toEqual({ status: 'held', refusal: null })
  })
})

describe('decisions', () => {
  it('that are none are said to be none', async () => {
    const moderator = await opened.enter(officers.moderator)
    const sent = await decideAll(moderator, { [`decision-${comment}`]: 'later' })
    expect(sent.status).toBe(422)
    expect(mainOf(await sent.text())).toContain(translators.ar('deskModeration.problems.nothing'))
  })

  it('that somebody else took first stand, the others are carried out', async () => {
    const first = await opened.enter(officers.moderator)
    const second = await opened.enter(officers.supervisor)
    await decideAll(first, { [`decision-${comment}`]: 'published' })
    const late = await decideAll(second, {
      [`decision-${comment}`]: 'refused',
      [`reason-${comment}`]: 'offensive',
      [`decision-${useCase}`]: 'published',
    })
    const main = mainOf(await late.text())
    expect(late.status).toBe(409)
    expect(main).toContain(translators.ar('deskModeration.conflict.title'))
    expect(main).toContain(translators.ar('deskModeration.conflict.statuses.published'))
    expect(await statusOf(comment)).toEqual({ status: 'published', refusal: null })
    expect(await statusOf(useCase)).toEqual({ status: 'published', refusal: null })
  })

  it('about suggestions pass them to the editors, and never publish one', async () => {
    const moderator = await opened.enter(officers.moderator)
    const forged = await decideAll(moderator, { [`decision-${suggestion}`]: 'published' })
    expect(forged.status).toBe(409)
    expect(await statusOf(suggestion)).toEqual({ status: 'held', refusal: null })
    await decideAll(moderator, { [`decision-${suggestion}`]: 'noted' })
    expect(await statusOf(suggestion)).toEqual({ status: 'noted', refusal: null })
    const noted = mainOf(await (await moderator.open(`/en${path}?section=noted`)).text())
    expect(noted).toContain(words.suggestion)
  })

  it('are taken back from what is published, with a reason', async () => {
    const moderator = await opened.enter(officers.moderator)
    await decideAll(moderator, { [`decision-${useCase}`]: 'published' })
    const list = `/en${path}?section=published`
    expect(mainOf(await (await moderator.open(list)).text())).toContain(words.useCase)
    const unexplained = await moderator.post(list, { do: 'takeBack', id: useCase })
    expect(unexplained.status).toBe(422)
    const fields = { do: 'takeBack', id: useCase, [`reason-${useCase}`]: 'promotion' }
    const done = await moderator.post(list, fields)
    expect([done.status, done.headers.get('location')]).toEqual([303, `${list}&done=takenBack`])
    expect(await statusOf(useCase)).toEqual({ status: 'refused', refusal: 'promotion' })
    const again = await moderator.post(list, fields)
    expect(again.status).toBe(409)
    expect((await moderator.post(path, fields)).status).toBe(400)
  })

  it('are for moderators and supervisors of this site alone', async () => {
    const fields = { do: 'decide', [`decision-${comment}`]: 'published' }
    const officer = await opened.enter(officers.reem)
    const forbidden = await officer.post(path, fields)
    expect(forbidden.status).toBe(403)
    expect(mainOf(await forbidden.text())).toContain(translators.ar('desk.roles.moderator'))
    expect((await officer.open(path)).status).toBe(403)
    const guest = await opened.site.ask(path, { redirect: 'manual' })
    expect([guest.status, guest.headers.get('location')]).toEqual([
      302,
      `/auth/login?returnTo=${encodeURIComponent(path)}`,
    ])
    const moderator = await opened.enter(officers.moderator)
    expect((await moderator.post(path, fields, 'https://other.example')).status).toBe(403)
    expect(await statusOf(comment)).toEqual({ status: 'held', refusal: null })
  })
})

describe('the list', () => {
  it('is narrowed to a form, continues by a cursor, and ignores what it does not know', async () => {
    const { DB } = await opened.site.env()
    const insert = DB.prepare(`INSERT INTO comments
      (id, form, page, visitor, text, locale, status, created_at)
      VALUES (?, 'comment', 'faq', 'x', ?, 'en', 'held', ?)`)
    await DB.batch(
      Array.from({ length: 30 }, (_, at) => insert.bind(idOf(100 + at), `Text ${at}`, 1_000 + at)),
    )
    const moderator = await opened.enter(officers.moderator)
    const open = async (query: string) => (await moderator.open(`/en${path}${query}`)).text()
    const useCases = mainOf(await open('?form=useCase&done=nothing'))
    expect(useCases).toContain(words.useCase)
    expect(useCases).not.toContain('Text 1')
    const first = await open('')
    expect(mainOf(first)).toContain('Text 24')
    expect(mainOf(first)).not.toContain('Text 25')
    const next = tagsOf(first).find(({ attributes }) => attributes.href?.includes('after='))
    const second = mainOf(await (await moderator.open(next?.attributes.href ?? '')).text())
    expect(second).toContain('Text 25')
    expect(second).toContain(words.useCase)
    expect(mainOf(await open('?after=x&section=none&form=none'))).toContain('Text 24')
  })

  it('writes nothing of the texts into the log', async () => {
    const moderator = await opened.enter(officers.moderator)
    await moderator.open(path)
    await decideAll(moderator, { [`decision-${useCase}`]: 'published' })
    const log = (await opened.site.log()).join('\n')
    expect(log).toContain('staff.moderation')
    for (const text of [...Object.values(words), 'moderator-1@example.com']) {
      expect(log).not.toContain(text.slice(0, 12))
    }
  })
})
