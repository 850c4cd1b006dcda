import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type KindName, kinds } from '#domain/content/kinds'
import { riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { readEntries } from '../../support/auth/audit-entries'
import { editorPath, rowsOf, sendEditor } from '../../support/auth/edited-records'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { formValues } from '../../support/forms/form-values'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ reads: 100_000 })
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
/** Two for each fifteen kinds: a session writes sixty times a minute at most. */
const pairs = [0, 1, 2, 3].map((at) => ({
  editor: opened.entered({ ...officers.editor, sub: `editor-of-kinds-${at}` }),
  publisher: opened.entered({ ...officers.publisher, sub: `publisher-of-kinds-${at}` }),
}))

const rows = rowsOf(opened)
const pathOf = editorPath

const send = (reference: string, changes: Record<string, string>, by = editor) =>
  sendEditor(reference, changes, by)

async function publish(reference: string) {
  const answer = await send(reference, { do: 'publish' }, publisher)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${pathOf(reference)}?done=recordPublished`,
  ])
  await opened.site.renew()
}

const stored = (reference: string) =>
  rows(
    `SELECT locale, title, summary, date, position, starts_at, ends_at, updated_at, written_in, sample, body
      FROM entries WHERE kind || '/' || slug = ? ORDER BY locale`,
    reference,
  )

const news = 'news/asset-register-workshop'

beforeEach(() => rows('DELETE FROM entry_drafts'))

describe('a record', () => {
  it.each((Object.keys(kinds) as KindName[]).map((kind, at) => [kind, at % 4] as const))(
    'of the kind %s is the same to the byte after it was saved and published unchanged',
    async (kind, at) => {
      const pair = pairs[at]
      const [{ slug } = {}] = await rows(
        'SELECT slug FROM entry_sources WHERE kind = ? LIMIT 1',
        kind,
      )
      const reference = `${kind}/${slug}`
      const before = await stored(reference)
      const facets = () =>
        rows(
          'SELECT * FROM entry_facets WHERE kind = ? AND slug = ? ORDER BY locale, value',
          kind,
          slug,
        )
      const facetsBefore = await facets()
      const saved = await send(reference, { do: 'save' }, pair?.editor)
      expect(saved.headers.get('location')).toBe(`${pathOf(reference)}?done=draftSaved`)
      const released = await send(reference, { do: 'publish' }, pair?.publisher)
      expect([reference, released.status]).toEqual([reference, 303])
      expect(before).toHaveLength(2)
      expect(await stored(reference)).toEqual(before)
      expect(await facets()).toEqual(facetsBefore)
    },
  )
})

describe.each(locales)('a change, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(pathOf(news), locale)
  const page = localPath('/media-center/news/asset-register-workshop', locale)
  const list = localPath('/media-center/news', locale)

  it('is a draft that no visitor sees, then on its page and list, with a revision', async () => {
    const title = locale === 'ar' ? 'عنوان كتبه المكتب' : 'A title of the desk'
    expect((await send(news, { do: 'save', [`${locale}:title`]: title })).status).toBe(303)
    await opened.site.renew()
    expect(await (await opened.site.ask(page)).text()).not.toContain(title)
    const html = await (await publisher.open(there)).text()
    expect(mainOf(html)).toContain(title)
    expect(await findMarkupErrors(html)).toEqual([])
    await publish(news)
    for (const path of [page, list]) {
      await expect.poll(async () => (await opened.site.ask(path)).text()).toContain(title)
    }
    const [revision] = await rows(
      'SELECT step, author, before, after FROM entry_revisions ORDER BY id DESC LIMIT 1',
    )
    expect(revision?.step).toBe('published')
    expect(JSON.parse(String(revision?.after))[locale].title).toBe(title)
    expect(JSON.parse(String(revision?.before))[locale].title).not.toBe(title)
    const after = mainOf(await (await publisher.open(there)).text())
    expect(after).toContain(t('deskEntry.steps.published'))
    const entries = await readEntries(opened, 'content.published')
    expect(entries.at(-1)).toMatchObject({ subject: news, role: 'publisher' })
    expect(JSON.stringify(entries)).not.toContain(title)
  })

  it('that was not saved is published with the draft, and lost to nobody', async () => {
    await send(news, { do: 'save' })
    const typed = { 'en:summary': `Typed after the draft in ${locale}.` }
    const answer = await send(news, { do: 'publish', ...typed }, publisher)
    expect(answer.status).toBe(303)
    const [, en] = await stored(news)
    expect(en?.summary).toBe(typed['en:summary'])
  })

  it('that breaks a rule is kept as a draft and not published', async () => {
    await send(news, { do: 'save', 'ar:title': '', 'en:body': '<b>raw</b>' })
    const refusal = await send(news, { do: 'publish' }, publisher)
    const html = await refusal.text()
    expect(refusal.status).toBe(422)
    expect(mainOf(html)).toContain('لا تُقبل هذه الصيغة في النص: html')
    expect(html).toContain('&lt;b&gt;raw&lt;/b&gt;')
    expect((await send(news, { do: 'discard' })).status).toBe(303)
    expect(await rows('SELECT slug FROM entry_drafts')).toEqual([])
  })

  it('meets another: nothing is overwritten, and the text stays in its field', async () => {
    const path = pathOf(news)
    const values = formValues(await (await editor.open(path)).text(), path)
    await send(news, { do: 'save', 'en:title': 'Saved by the quicker one' }, publisher)
    const late = await editor.post(path, { ...values, do: 'save', 'en:title': 'Saved too late' })
    const html = await late.text()
    expect([late.status, html.includes('Saved too late')]).toEqual([409, true])
    expect(mainOf(html)).toContain(translators.ar('deskEntry.problems.changed'))
    const [draft] = await rows('SELECT source FROM entry_drafts')
    expect(String(draft?.source)).toContain('Saved by the quicker one')
    await send(news, { do: 'discard' })
  })

  it('of a list does not hide that another has saved meanwhile', async () => {
    const path = pathOf(news)
    const values = formValues(await (await editor.open(path)).text(), path)
    await send(news, { do: 'save', 'en:title': 'Saved by the quicker one' }, publisher)
    const arranged = await editor.post(path, { ...values, do: 'arrange:add:history' })
    const again = formValues(await arranged.text(), path)
    expect((await editor.post(path, { ...again, do: 'save' })).status).toBe(409)
    const [draft] = await rows('SELECT source FROM entry_drafts')
    expect(String(draft?.source)).toContain('Saved by the quicker one')
  })

  it('of lists works without script: parts are added, moved and removed, nothing is stored', async () => {
    const [{ slug } = {}] = await rows(
      "SELECT slug FROM entry_sources WHERE kind = 'service' LIMIT 1",
    )
    const own = pathOf(`service/${slug}`)
    const start = formValues(await (await editor.open(own)).text(), own)
    const count = (values: Record<string, string>) =>
      Object.keys(values).filter((name) => /^ar:steps\.\d+\.title$/.test(name)).length
    const last = count(start)
    const landingOf: Record<string, string> = {
      'add:steps': `steps.${last}`,
      [`up:steps.${last}`]: `steps.${last - 1}`,
      [`remove:steps.${last - 1}`]: 'steps.0',
    }
    const press = async (values: Record<string, string>, pressed: string) => {
      const answer = await editor.post(own, { ...values, do: `arrange:${pressed}` })
      const html = await answer.text()
      expect(answer.status).toBe(200)
      // The part that was pressed is in view, though the page is a new one.
      const [landing = '', ...others] = html
        .split(/<(?:div|fieldset)[^>]* autofocus=""[^>]*>/)
        .slice(1)
      const control = /name="ar:(steps\.\d+)\.|value="arrange:[a-z]+:(steps)"/.exec(landing)
      expect([pressed, control?.[1] ?? control?.[2], others]).toEqual([
        pressed,
        landingOf[pressed],
        [],
      ])
      return formValues(html, own)
    }
    const added = await press(start, 'add:steps')
    expect(count(added)).toBe(count(start) + 1)
    const typed = { ...added, [`ar:steps.${count(start)}.title`]: 'خطوة جديدة' }
    const moved = await press(typed, `up:steps.${count(start)}`)
    expect(moved[`ar:steps.${count(start) - 1}.title`]).toBe('خطوة جديدة')
    const removed = await press(moved, `remove:steps.${count(start) - 1}`)
    const { do: _, readAt: __, ...same } = start
    expect(removed).toMatchObject(same)
    expect(await rows('SELECT slug FROM entry_drafts')).toEqual([])
  })
})

it('a withdrawn record answers 410 on its page, is in no list, and comes back by its draft', async () => {
  const page = '/en/media-center/news/asset-register-workshop'
  const answer = await send(news, { do: 'withdraw', reason: 'Held twice' }, publisher)
  expect(answer.headers.get('location')).toBe(`${pathOf(news)}?done=recordWithdrawn`)
  await opened.site.renew()
  await expect.poll(async () => (await opened.site.ask(page)).status).toBe(410)
  const list = await (await opened.site.ask('/en/media-center/news')).text()
  expect(list).not.toContain('asset-register-workshop')
  expect((await send(news, { do: 'save' })).status).toBe(303)
  await publish(news)
  await expect.poll(async () => (await opened.site.ask(page)).status).toBe(200)
})

it('a record that others name, or that a page needs, is not withdrawn', async () => {
  for (const reference of ['tag/training', 'home/home']) {
    const answer = await send(reference, { do: 'withdraw', reason: 'No longer used' }, publisher)
    expect([reference, answer.status]).toEqual([reference, 409])
    expect((await stored(reference)).length).toBe(2)
  }
})

it('a new record names what it still lacks, by what is typed, and no file as its origin', async () => {
  const t = translators.ar
  await editor.post('/staff/content?kind=news', { do: 'create', slug: 'desk-news' })
  const path = pathOf('news/desk-news')
  const begun = await (await editor.open(path)).text()
  expect(mainOf(begun)).not.toContain(t('deskEntry.fromFiles'))
  expect(mainOf(begun)).toContain(`${t('deskEntry.fields.title')}: `)
  const typed = { ...formValues(begun, path), 'ar:title': 'عنوان', 'en:title': 'Title' }
  const arranged = await editor.post(path, { ...typed, do: 'arrange:add:tags' })
  const html = mainOf(await arranged.text())
  expect(html).toContain(t('deskEntry.issuesTitle'))
  expect(html).not.toContain(`${t('deskEntry.fields.title')}: `)
})

it('a new record is begun with its name, and its former text is restored as a draft', async () => {
  const path = '/staff/content?kind=tag'
  expect((await editor.post(path, { do: 'create', slug: 'اسم عربي' })).status).toBe(422)
  expect((await editor.post(path, { do: 'create', slug: 'training' })).status).toBe(422)
  const created = await editor.post(path, { do: 'create', slug: 'desk-tag' })
  expect(created.headers.get('location')).toBe(pathOf('tag/desk-tag'))
  const texts = {
    'ar:title': 'وسم',
    'en:title': 'Tag',
    'ar:summary': 'وصف.',
    'en:summary': 'Text.',
  }
  await send('tag/desk-tag', { do: 'save', ...texts })
  await publish('tag/desk-tag')
  await send('tag/desk-tag', { do: 'save', 'en:title': 'Second' })
  await publish('tag/desk-tag')
  const [{ id } = {}] = await rows(
    "SELECT id FROM entry_revisions WHERE slug = 'desk-tag' ORDER BY id DESC LIMIT 1",
  )
  expect((await send('tag/desk-tag', { do: `restore:${id}` })).status).toBe(303)
  const [draft] = await rows("SELECT source FROM entry_drafts WHERE slug = 'desk-tag'")
  expect(JSON.parse(String(draft?.source)).en.title).toBe('Tag')
})

it('a new record takes its title and its name from what is typed, and the day from today', async () => {
  const list = '/staff/content?kind=news'
  const created = await editor.post(list, { do: 'create', slug: ' Asset Register: the 2nd  Café ' })
  const path = pathOf('news/asset-register-the-2nd-cafe')
  expect(created.headers.get('location')).toBe(path)
  const values = formValues(await (await editor.open(path)).text(), path)
  expect(values['en:title']).toBe('Asset Register: the 2nd Café')
  expect(values['both:date']).toBe(riyadhDate(Date.now()))
})

it('a policy is published by somebody who has not written it', async () => {
  const reference = 'policy/privacy-policy'
  expect((await send(reference, { do: 'save' }, publisher)).status).toBe(303)
  const own = await send(reference, { do: 'publish' }, publisher)
  expect([own.status, mainOf(await own.text())]).toEqual([
    409,
    expect.stringContaining(translators.ar('deskEntry.problems.own')),
  ])
  await send(reference, { do: 'save' }, editor)
  // A draft that is written as its file, which the form writes otherwise, is nobody else's.
  await rows(
    `UPDATE entry_drafts SET source = (SELECT source FROM entry_sources s
      WHERE s.kind = entry_drafts.kind AND s.slug = entry_drafts.slug)`,
  )
  expect((await send(reference, { do: 'publish' }, publisher)).status).toBe(303)
})

describe.each(locales)('the list of content, in %s', (locale) => {
  it('finds records of a kind by a part of the title, with their state', async () => {
    const t = translators[locale]
    await send(news, { do: 'save' })
    const path = localPath('/staff/content', locale)
    const html = await (await editor.open(`${path}?kind=news&q=asset-register`)).text()
    expect(html.match(/href="[^"]*\/staff\/content\/news\//g)).toHaveLength(1)
    expect(mainOf(html)).toContain(t('deskContent.draft'))
    expect(await findMarkupErrors(html)).toEqual([])
    const slugsOf = async (kind: string, state: string) => {
      const list = await (await editor.open(`${path}?kind=${kind}&state=${state}`)).text()
      const own = new RegExp(`/staff/content/${kind}/([a-z0-9-]+)`, 'g')
      return [...list.matchAll(own)].map(([, slug]) => slug)
    }
    expect(await slugsOf('news', 'draft')).toEqual(['asset-register-workshop'])
    expect(await slugsOf('news', 'withdrawn')).toEqual([])
    expect(await slugsOf('news', 'published')).toContain('asset-register-workshop')
    const untranslated = await rows(
      'SELECT DISTINCT kind, slug FROM entries WHERE written_in IS NOT NULL ORDER BY slug',
    )
    const [{ kind } = {}] = untranslated
    const own = untranslated.filter((one) => one.kind === kind).map(({ slug }) => slug)
    expect(own.length).toBeGreaterThan(0)
    expect((await slugsOf(String(kind), 'untranslated')).toSorted()).toEqual(own)
    const none = await (await editor.open(`${path}?kind=news&q=%25`)).text()
    expect(mainOf(none)).toContain(t('deskContent.none'))
  })
})
