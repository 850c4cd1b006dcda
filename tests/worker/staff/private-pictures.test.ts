import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { dayMs, writeLocalTime } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { readEntries } from '../../support/auth/audit-entries'
import { editorPath, rowsOf, sendEditor } from '../../support/auth/edited-records'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { formValues } from '../../support/forms/form-values'
import { findMarkupErrors } from '../../support/markup'
import { paintPicture } from '../../support/pictures/picture-bytes'

const opened = prepareStaffSite({ reads: 100_000, images: true })
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
const rows = rowsOf(opened)

const news = 'news/asset-register-workshop'
const path = editorPath(news)
const preview = `/staff/preview/${news}`
const page = '/media-center/news/asset-register-workshop'

beforeEach(() => rows('DELETE FROM entry_drafts'))

async function upload(title: string, to = '/staff/media') {
  const texts = ['ar', 'en'].flatMap((one) => [
    [`title.${one}`, title],
    [`alt.${one}`, 'A wide hall'],
    [`credit.${one}`, 'Sample picture'],
  ])
  const form = new FormData()
  for (const [name = '', value = ''] of [['do', 'upload'], ['date', '2026-11-20'], ...texts])
    form.append(name, value)
  const bytes = new Uint8Array(await paintPicture().jpeg().toBuffer())
  form.append('picture', new Blob([bytes]), 'hall.jpg')
  return editor.postFiles(to, form)
}

/** Uploads a picture, which is private from then on; its slug and the name of its file. */
async function uploadPicture(title: string) {
  const answer = await upload(title)
  const [, slug = ''] = /media\/([\w-]+)\?/.exec(answer.headers.get('location') ?? '') ?? []
  const [draft] = await rows(
    "SELECT source ->> '$.file' file FROM entry_drafts WHERE slug = ?",
    slug,
  )
  return { slug, file: String(draft?.file), reference: `picture/${slug}` }
}

const choose = (slug: string, at: 'image' | 'furtherPictures.0' = 'image') =>
  sendEditor(news, { do: 'save', [`both:${at}`]: slug }, editor)
const isPublic = async (file: string) =>
  (await opened.site.ask(`/media/${file}/640.webp`)).status === 200
const publishAt = () => writeLocalTime(Date.now() + dayMs)
const makeDue = () =>
  rows('UPDATE entry_drafts SET publish_at = ? WHERE publish_at IS NOT NULL', Date.now() - 1_000)

describe.each(locales)('a picture that is not published yet, in %s', (locale) => {
  const t = translators[locale]

  it('is chosen in a record, seen in its preview by staff alone, and published with it', async () => {
    const title = `A hall of ${locale}`
    const { slug, file, reference } = await uploadPicture(title)
    await choose(slug, 'furtherPictures.0')
    const html = await (await editor.open(localPath(path, locale))).text()
    expect(html).toContain(t('deskEntry.privatePicture', { title }))
    const own = localPath(`/staff/media/${slug}/files/1`, locale)
    expect(html).toContain(`src="${own}"`)
    const shown = await (await editor.open(localPath(preview, locale))).text()
    expect(shown).toContain(`<img src="${own}"`)
    expect(shown).not.toContain(`srcset="/media/${file}`)
    expect(shown).toContain(title)
    expect(await findMarkupErrors(shown)).toEqual([])
    expect((await opened.site.ask(own)).status).toBe(401)
    expect(await isPublic(file)).toBe(false)
    const list = await (await editor.open('/staff/content?kind=news&state=deadLink')).text()
    expect(list).not.toContain('asset-register-workshop')
    const answer = await sendEditor(news, { do: 'publish' }, publisher)
    expect(answer.headers.get('location')).toBe(`${path}?done=recordPublished`)
    expect(await rows('SELECT slug FROM entry_drafts')).toEqual([])
    expect(await isPublic(file)).toBe(true)
    await opened.site.isolate()
    await expect
      .poll(async () => (await opened.site.ask(localPath(page, locale))).text())
      .toContain(`/media/${file}/640.avif`)
    const published = (await readEntries(opened, 'content.published')).slice(-2)
    expect(published.map(({ subject, role }) => [subject, role])).toEqual([
      [reference, 'publisher'],
      [news, 'publisher'],
    ])
  })

  it('with a fault keeps the record from publication, which leads to it', async () => {
    const { slug, file, reference } = await uploadPicture(`Without words in ${locale}`)
    await choose(slug)
    await rows(
      "UPDATE entry_drafts SET source = json_remove(source, '$.en.alt') WHERE slug = ?",
      slug,
    )
    const there = localPath(path, locale)
    const values = formValues(await (await publisher.open(there)).text(), there)
    const answer = await publisher.post(there, { ...values, do: 'publish' })
    const html = await answer.text()
    expect([answer.status, await isPublic(file)]).toEqual([422, false])
    expect(html).toContain(`href="${localPath(editorPath(reference), locale)}"`)
    expect(html).toContain(locale === 'ar' ? 'النص ناقص.' : 'Text is missing')
    expect(await rows('SELECT slug FROM entry_drafts')).toHaveLength(2)
  })
})

it.each([
  ['ar', 'image'],
  ['en', 'furtherPictures.2'],
] as const)(
  'a picture is uploaded from a record, whose text is kept, and chosen in its field, in %s',
  async (locale, field) => {
    const there = localPath(path, locale)
    const values = formValues(await (await editor.open(there)).text(), there)
    const typed = { ...values, 'en:title': `Typed in ${locale}`, do: `upload:${field}` }
    const library = (await editor.post(there, typed)).headers.get('location') ?? ''
    const query = new URLSearchParams({ for: news, at: field })
    expect(library).toBe(`${localPath('/staff/media', locale)}?${query}`)
    const html = await (await editor.open(library)).text()
    expect(html).toContain(`href="${there}"`)
    expect(html.indexOf('id="upload"')).toBeLessThan(html.indexOf('id="library"'))
    expect(await findMarkupErrors(html)).toEqual([])
    const answer = await upload(`Uploaded for it in ${locale}`, library)
    const back = answer.headers.get('location') ?? ''
    const again = await (await editor.open(back)).text()
    expect(formValues(again, there)).toMatchObject({
      'en:title': `Typed in ${locale}`,
      [`both:${field}`]: `uploaded-for-it-in-${locale}`,
    })
    expect(again.match(/ autofocus=""/g)).toHaveLength(1)
    expect(again).toMatch(new RegExp(`<select[^>]* name="both:${field}"[^>]* autofocus=""`))
    expect(await findMarkupErrors(again)).toEqual([])
    for (const at of ['furtherPictures.9', 'furtherPictures.x', 'chart', '__proto__.x', 'no.such'])
      expect([at, (await editor.open(`${there}?at=${at}&picture=x`)).status]).toEqual([at, 200])
  },
)

it('a picture that changed after the publisher saw the record is not published with it', async () => {
  const { slug, file } = await uploadPicture('Changed meanwhile')
  await choose(slug)
  const values = formValues(await (await publisher.open(`/en${path}`)).text(), `/en${path}`)
  await rows('UPDATE entry_drafts SET written_at = ? WHERE slug = ?', Date.now() + 60_000, slug)
  const answer = await publisher.post(`/en${path}`, { ...values, do: 'publish' })
  expect([answer.status, await isPublic(file)]).toEqual([422, false])
  expect(await answer.text()).toContain('It has changed since it was seen')
})

it('a withdrawn picture is not published again with a record', async () => {
  const { slug, file, reference } = await uploadPicture('Withdrawn before')
  await sendEditor(reference, { do: 'publish' }, publisher)
  await sendEditor(reference, { do: 'withdraw', reason: 'Consent ended' }, publisher)
  await sendEditor(reference, { do: 'save' }, editor)
  await choose(slug)
  const answer = await sendEditor(news, { do: 'publish' }, publisher)
  expect([answer.status, await isPublic(file)]).toEqual([422, false])
})

describe('a record that is published at a time', () => {
  it('has its private pictures published at that time, in the name of who set it', async () => {
    const { slug, file, reference } = await uploadPicture('Published at a time')
    await choose(slug)
    const answer = await sendEditor(news, { do: 'schedule', publishAt: publishAt() }, publisher)
    expect(answer.headers.get('location')).toBe(`${path}?done=recordScheduled`)
    await opened.site.cron()
    expect(await isPublic(file)).toBe(false)
    await makeDue()
    await opened.site.cron()
    expect(await rows('SELECT slug FROM entry_drafts')).toEqual([])
    expect(await isPublic(file)).toBe(true)
    const [scheduled] = (await readEntries(opened, 'content.scheduled')).slice(-1)
    const published = (await readEntries(opened, 'content.published')).slice(-2)
    expect(published.map(({ subject, actor }) => [subject, actor])).toEqual([
      [reference, scheduled?.actor],
      [news, scheduled?.actor],
    ])
  })

  it('leaves them private once it has lost its time', async () => {
    const { slug, file } = await uploadPicture('Taken back')
    await choose(slug)
    await sendEditor(news, { do: 'schedule', publishAt: publishAt() }, publisher)
    await sendEditor(news, { do: 'unschedule' }, publisher)
    await makeDue()
    await opened.site.cron()
    expect([(await rows('SELECT slug FROM entry_drafts')).length, await isPublic(file)]).toEqual([
      2,
      false,
    ])
  })

  it('stays a draft with them if one of them changed since', async () => {
    const { slug, file, reference } = await uploadPicture('Changed after the decision')
    await choose(slug)
    await sendEditor(news, { do: 'schedule', publishAt: publishAt() }, publisher)
    await sendEditor(reference, { do: 'save', 'en:title': 'Another caption' }, editor)
    await makeDue()
    await opened.site.cron()
    expect(await rows('SELECT slug, publish_at FROM entry_drafts ORDER BY slug')).toEqual([
      { slug: 'asset-register-workshop', publish_at: null },
      { slug, publish_at: null },
    ])
    expect(await isPublic(file)).toBe(false)
  })

  it('is another version for who had it open, so that nobody takes the time back unawares', async () => {
    await sendEditor(news, { do: 'save' }, editor)
    const values = formValues(await (await editor.open(path)).text(), path)
    await sendEditor(news, { do: 'schedule', publishAt: publishAt() }, publisher)
    const late = await editor.post(path, { ...values, do: 'autosave', 'en:title': 'Typed on' })
    expect(late.status).toBe(409)
    expect(await rows('SELECT publish_at IS NOT NULL isSet FROM entry_drafts')).toEqual([
      { isSet: 1 },
    ])
  })
})
