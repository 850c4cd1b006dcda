import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { dayMs, writeLocalTime } from '#domain/dates/calendar'
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
const officer = opened.entered(officers.reem)
const rows = rowsOf(opened)

const news = 'news/asset-register-workshop'
const preview = `/staff/preview/${news}`
const path = editorPath(news)
const page = '/media-center/news/asset-register-workshop'

const send = (changes: Record<string, string>, by = editor) => sendEditor(news, changes, by)

beforeEach(async () => {
  await rows('DELETE FROM entry_drafts')
  await rows('DELETE FROM entry_revisions')
  await rows('DELETE FROM viewers')
})

describe.each(locales)('the preview of a draft, in %s', (locale) => {
  const title = 'Draft title <b>'

  it('is the public page with the text of the draft, for staff alone', async () => {
    await send({ do: 'save', [`${locale}:title`]: title })
    const response = await editor.open(localPath(preview, locale))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Draft title &lt;b&gt;')
    expect(html).not.toContain('Draft title <b>')
    expect(html).toContain(translators[locale]('deskEntry.preview.title'))
    expect(html).toContain(`href="${localPath(path, locale)}"`)
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(await findMarkupErrors(html)).toEqual([])
    const list = localPath(`${preview}?at=/media-center/news`, locale)
    expect(await (await editor.open(list)).text()).toContain('Draft title &lt;b&gt;')
  })

  it('leaves no trace on the site', async () => {
    await send({ do: 'save', [`${locale}:title`]: title })
    await editor.open(localPath(preview, locale))
    for (const one of [page, '/media-center/news', '/']) {
      const html = await (await opened.site.ask(localPath(one, locale))).text()
      expect(html).not.toContain('Draft title')
      expect(html).not.toContain(translators[locale]('deskEntry.preview.title'))
    }
    const { PAYLOADS } = await opened.site.env()
    const { keys } = await PAYLOADS.list()
    expect(keys.length).toBeGreaterThan(0)
    const texts = await Promise.all(keys.map(({ name }) => PAYLOADS.get(name)))
    expect(texts.join()).not.toContain('Draft title')
  })
})

describe('the preview', () => {
  it('is closed to visitors and to other roles, and unknown records have none', async () => {
    await send({ do: 'save' })
    const visitor = await opened.site.ask(preview)
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/auth/login'),
    ])
    expect((await officer.open(preview)).status).toBe(403)
    expect((await editor.open('/staff/preview/news/no-such-news')).status).toBe(404)
    expect((await editor.open(`${preview}?at=/profile`)).status).toBe(404)
    expect((await editor.open(`${preview}?at=/no-such-page`)).status).toBe(404)
  })

  it('shows a record that is not published yet, whenever it begins', async () => {
    await editor.post('/staff/content?kind=news', { do: 'create', slug: 'not-yet-there' })
    const [{ source } = {}] = await rows(
      "SELECT source FROM entry_sources WHERE kind = 'news' AND slug = 'asset-register-workshop'",
    )
    const later = { ...JSON.parse(String(source)), starts: '2099-01-01' }
    later.en.title = 'News of another century'
    await rows(
      "UPDATE entry_drafts SET source = ? WHERE slug = 'not-yet-there'",
      JSON.stringify(later),
    )
    const html = await (await editor.open('/en/staff/preview/news/not-yet-there')).text()
    expect(html).toContain('News of another century')
    expect((await opened.site.ask('/en/media-center/news/not-yet-there')).status).toBe(404)
  })

  it('of what nobody has changed stores nothing', async () => {
    for (const draft of [0, 1]) {
      if (draft) await send({ do: 'save', 'en:title': 'One revision' })
      const answer = await send({ do: 'preview' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, preview])
      expect(await rows('SELECT id FROM entry_revisions')).toHaveLength(draft)
      expect(await rows('SELECT slug FROM entry_drafts')).toHaveLength(draft)
    }
    expect((await editor.open(preview)).status).toBe(200)
  })

  it('follows saving, and leads back to the form while something is wrong', async () => {
    const saved = await send({ do: 'preview', 'en:title': 'Saved to be seen' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, preview])
    await send({ do: 'save', 'ar:title': '' })
    const refused = await editor.open(preview)
    expect([refused.status, refused.headers.get('location')]).toEqual([
      302,
      `${path}?done=notShown`,
    ])
  })
})

describe('what a draft changes', () => {
  it('is shown word by word, each word once', async () => {
    await send({ do: 'save', 'en:summary': 'One two three four.' })
    await send({ do: 'publish' }, publisher)
    await send({ do: 'save', 'en:summary': 'One two 3 four.' })
    const html = await (await publisher.open(`/en${path}`)).text()
    const change = /One two <del.*? four\./s.exec(html)?.[0]
    expect(change?.replace(/<span.*?<\/span>/g, '').replace(/ class="[^"]*"/g, '')).toBe(
      'One two <del>three</del><ins>3</ins> four.',
    )
  })

  it('is shown beside what a colleague has saved meanwhile', async () => {
    const values = formValues(await (await editor.open(path)).text(), path)
    await send({ do: 'save', 'en:title': 'Title of the publisher' }, publisher)
    const late = await editor.post(path, {
      ...values,
      do: 'save',
      'en:title': 'Title of the editor',
    })
    const html = await late.text()
    expect(late.status).toBe(409)
    expect(mainOf(html)).toContain(translators.ar('deskEntry.conflict'))
    expect(html).toMatch(/<del[^>]*>(?:<span.*?<\/span>)?publisher<\/del>/)
    expect(html).toMatch(/<ins[^>]*>(?:<span.*?<\/span>)?editor<\/ins>/)
  })

  it('is not saved over what was published since the form was opened', async () => {
    const values = formValues(await (await editor.open(path)).text(), path)
    await send({ do: 'save', 'en:title': 'Published in between' }, publisher)
    await send({ do: 'publish' }, publisher)
    const late = await editor.post(path, { ...values, do: 'save', 'en:title': 'From the old text' })
    expect(late.status).toBe(409)
    expect(await rows('SELECT slug FROM entry_drafts')).toEqual([])
  })
})

it('what keeps a draft from publication among the other records is said to its author', async () => {
  await send({ do: 'save', 'both:image': 'no-such-picture' })
  const html = mainOf(await (await editor.open(`/en${path}`)).text())
  expect(html).toMatch(/There is no picture \S*no-such-picture/)
})

describe('a draft that is saved while it is typed', () => {
  it('is one revision and one audit entry of its author, with the last text', async () => {
    const before = (await readEntries(opened, 'content.drafted')).length
    const values = formValues(await (await editor.open(path)).text(), path)
    let { version = '' } = values
    for (const title of ['T', 'Ty', 'Typed']) {
      const answer = await editor.post(path, {
        ...values,
        version,
        do: 'autosave',
        'en:title': title,
      })
      expect(answer.status).toBe(200)
      const later = ((await answer.json()) as { version: number }).version
      expect(later).toBeGreaterThan(Number(version))
      version = String(later)
    }
    const revisions = await rows("SELECT after ->> '$.en.title' title FROM entry_revisions")
    expect(revisions).toEqual([{ title: 'Typed' }])
    expect((await readEntries(opened, 'content.drafted')).length).toBe(before + 1)
    const saved = await editor.post(path, { ...values, version, do: 'save', 'en:title': 'Saved' })
    expect(saved.status).toBe(303)
    expect(await rows('SELECT id FROM entry_revisions')).toHaveLength(2)
  })

  it('does not replace what a colleague has saved meanwhile, nor their revision', async () => {
    const values = formValues(await (await editor.open(path)).text(), path)
    await send({ do: 'save', 'en:title': 'Saved by the publisher' }, publisher)
    const late = await editor.post(path, { ...values, do: 'autosave', 'en:title': 'Typed late' })
    expect(late.status).toBe(409)
    await send({ do: 'autosave', 'en:title': 'Typed after reading it' })
    const titles = await rows(
      "SELECT after ->> '$.en.title' title FROM entry_revisions ORDER BY id",
    )
    expect(titles).toEqual([
      { title: 'Saved by the publisher' },
      { title: 'Typed after reading it' },
    ])
  })
})

it('who opens a record that somebody else has open reads the name', async () => {
  const own = mainOf(await (await editor.open(`/en${path}`)).text())
  expect(own).not.toContain('Open now with')
  const other = mainOf(await (await publisher.open(`/en${path}`)).text())
  expect(other).toContain('Open now with')
  const version = await editor.open(`${path}/_version.json`)
  expect(await version.json()).toEqual({ version: 0 })
  await send({ do: 'save' })
  const [draft] = await rows('SELECT written_at FROM entry_drafts')
  expect(await (await editor.open(`${path}/_version.json`)).json()).toEqual({
    version: draft?.written_at,
  })
})

describe('a draft with a time of publication', () => {
  const publishAt = () => writeLocalTime(Date.now() + dayMs)
  const isDue = () => rows('UPDATE entry_drafts SET publish_at = ?', Date.now() - 1_000)

  it('is published by the job of the minute, in the name of who set it', async () => {
    await send({ do: 'save', 'en:title': 'Published at its time' })
    const answer = await send({ do: 'schedule', publishAt: publishAt() }, publisher)
    expect(answer.headers.get('location')).toBe(`${path}?done=recordScheduled`)
    const html = mainOf(await (await publisher.open(`/en${path}`)).text())
    expect(html).toContain('It will be published by itself on')
    await opened.site.cron()
    expect(await rows('SELECT publish_at IS NOT NULL isSet FROM entry_drafts')).toEqual([
      { isSet: 1 },
    ])
    await isDue()
    await opened.site.cron()
    expect(await rows('SELECT slug FROM entry_drafts')).toEqual([])
    await opened.site.renew()
    await expect
      .poll(async () => (await opened.site.ask(`/en${page}`)).text())
      .toContain('Published at its time')
    const [revision] = await rows(
      "SELECT author, step FROM entry_revisions WHERE step = 'published'",
    )
    const [scheduled] = (await readEntries(opened, 'content.scheduled')).slice(-1)
    expect(scheduled).toMatchObject({ subject: news, actor: revision?.author })
    const [published] = (await readEntries(opened, 'content.published')).slice(-1)
    expect(published).toMatchObject({ subject: news, actor: revision?.author })
  })

  it('loses the time when somebody changes it, and when the time is taken back', async () => {
    await send({ do: 'save' })
    await send({ do: 'schedule', publishAt: publishAt() }, publisher)
    await send({ do: 'save', 'en:title': 'Changed after the decision' })
    expect(await rows('SELECT publish_at, publisher FROM entry_drafts')).toEqual([
      { publish_at: null, publisher: null },
    ])
    await send({ do: 'schedule', publishAt: publishAt() }, publisher)
    const answer = await send({ do: 'unschedule' }, publisher)
    expect(answer.headers.get('location')).toBe(`${path}?done=recordUnscheduled`)
    expect(await rows('SELECT publish_at FROM entry_drafts')).toEqual([{ publish_at: null }])
  })

  it('stays a draft when it no longer passes the checks, which its writer and publishers read', async () => {
    await send({ do: 'save' })
    await send({ do: 'schedule', publishAt: publishAt() }, publisher)
    await rows("UPDATE entry_drafts SET source = json_set(source, '$.en.title', '')")
    await isDue()
    await opened.site.cron()
    expect(await rows('SELECT publish_at FROM entry_drafts')).toEqual([{ publish_at: null }])
    expect(await rows("SELECT id FROM entry_revisions WHERE step = 'published'")).toEqual([])
    const listed = async (by: typeof editor, prefix: string) =>
      (await by.open(`${prefix}/staff/content?kind=tag`)).text()
    for (const [locale, prefix] of [
      ['ar', ''],
      ['en', '/en'],
    ] as const) {
      const t = translators[locale]
      const html = await (await editor.open(prefix + path)).text()
      expect(await findMarkupErrors(html)).toEqual([])
      expect(html).toContain(t('deskEntry.problems.late'))
      const [, revision = ''] = html.split(t('deskEntry.steps.refused'))
      expect(revision).toContain(locale === 'ar' ? 'النص ناقص.' : 'Text is missing')
      expect(revision.split('</details>')[0]).not.toContain('restore:')
      for (const by of [editor, publisher]) {
        const list = await listed(by, prefix)
        expect(list).toContain(t('deskContent.refused'))
        expect(list).toContain(`href="${prefix}${path}"`)
      }
    }
    // Another editor has nothing to do about it.
    await rows("UPDATE entry_drafts SET author = 'another'")
    expect(await listed(editor, '')).not.toContain(path)
    expect(await listed(publisher, '')).toContain(path)
    await send({ do: 'save', 'en:title': 'Written again' })
    expect(await listed(editor, '')).not.toContain(path)
    const written = mainOf(await (await editor.open(path)).text())
    expect(written).not.toContain(translators.ar('deskEntry.problems.late'))
  })

  it('of a picture whose file is gone stays a draft, and the next one is published', async () => {
    const picture = 'picture/archive-shelves'
    const change = { do: 'schedule', publishAt: publishAt() }
    for (const one of [picture, news]) {
      await sendEditor(one, { do: 'save' }, editor)
      expect((await sendEditor(one, change, publisher)).status).toBe(303)
    }
    const { MEDIA } = await opened.site.env()
    const { objects } = await MEDIA.list({ prefix: 'originals/archive-shelves' })
    expect(objects.length).toBeGreaterThan(0)
    await MEDIA.delete(objects.map(({ key }) => key))
    await isDue()
    await opened.site.cron()
    expect(await rows('SELECT slug, publish_at FROM entry_drafts')).toEqual([
      { slug: 'archive-shelves', publish_at: null },
    ])
  })

  it.each(['', '2020-01-01T08:00', '2027-02-30T08:00', 'tomorrow'])(
    'is refused for the time "%s", which stays in its field',
    async (typed) => {
      await send({ do: 'save' })
      const answer = await send({ do: 'schedule', publishAt: typed }, publisher)
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(mainOf(html)).toContain(translators.ar('deskEntry.problems.time'))
      if (typed) expect(html).toContain(`value="${typed}"`)
      expect(await rows('SELECT publish_at FROM entry_drafts')).toEqual([{ publish_at: null }])
    },
  )

  it('is not set by an editor, nor by the author of a policy', async () => {
    await send({ do: 'save' })
    expect((await send({ do: 'schedule', publishAt: publishAt() })).status).toBe(403)
    const policy = 'policy/privacy-policy'
    await sendEditor(policy, { do: 'save' }, publisher)
    const change = { do: 'schedule', publishAt: publishAt() }
    expect((await sendEditor(policy, change, publisher)).status).toBe(409)
  })
})
