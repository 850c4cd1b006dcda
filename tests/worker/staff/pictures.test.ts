import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { type PictureIssue, pictureMegabytes } from '#domain/staff/pictures'
import { readEntries } from '../../support/auth/audit-entries'
import type { Browser } from '../../support/auth/browser'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { makePng } from '../../support/files'
import { formValues } from '../../support/forms/form-values'
import { findMarkupErrors } from '../../support/markup'
import { paintPicture } from '../../support/pictures/picture-bytes'

const opened = prepareStaffSite({ reads: 100_000, images: true })
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)

const library = '/staff/media'
const pathOf = (slug: string) => `${library}/${slug}`
const entryOf = (slug: string) => `/staff/content/picture/${slug}`
const thumbnailOf = (slug: string) => `${pathOf(slug)}/files/1`

const texts = {
  'title.ar': 'مستودع جديد',
  'title.en': 'A new warehouse',
  'alt.ar': 'مستودع واسع فيه رفوف',
  'alt.en': 'A wide warehouse with shelves',
  'credit.ar': 'صورة توضيحية',
  'credit.en': 'Sample picture',
  date: '2026-11-20',
  focus: '0-50',
}

function formWith(fields: Record<string, string>, file: Buffer | null, name = 'photo.jpg') {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const bytes = new Uint8Array(file ?? [])
  form.append('picture', new Blob([bytes]), file ? name : '')
  return form
}

const upload = (file: Buffer | null, fields: Record<string, string> = {}, by: Browser = editor) =>
  by.postFiles(library, formWith({ do: 'upload', ...texts, ...fields }, file))

const slugIn = (answer: { headers: { get: (name: string) => string | null } }) =>
  /\/staff\/media\/([\w-]+)\?done=pictureUploaded/.exec(
    answer.headers.get('location') ?? '',
  )?.[1] ?? ''

async function rows(statement: string, ...values: unknown[]) {
  const { DB } = await opened.site.env()
  const prepared = DB.prepare(statement).bind(...values)
  return (await prepared.all<Record<string, unknown>>()).results
}

async function draftOf(slug: string) {
  const [draft] = await rows('SELECT source FROM entry_drafts WHERE slug = ?', slug)
  return JSON.parse(String(draft?.source ?? '{}'))
}

async function keys(prefix = '') {
  const { MEDIA } = await opened.site.env()
  const { objects } = await MEDIA.list({ prefix })
  return objects.map(({ key }) => key)
}

async function storedFile(file: string): Promise<Buffer> {
  const { MEDIA } = await opened.site.env()
  const object = await MEDIA.get(`drafts/${file}`)
  return Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer())
}

async function publish(slug: string) {
  const html = await (await publisher.open(entryOf(slug))).text()
  const answer = await publisher.post(entryOf(slug), {
    ...formValues(html, entryOf(slug)),
    do: 'publish',
  })
  await opened.site.renew()
  return answer
}

const jpeg = () => paintPicture().jpeg().toBuffer()

beforeEach(async () => {
  await rows("DELETE FROM entry_drafts WHERE kind = 'picture'")
})

describe('a picture that is uploaded', () => {
  it('is a draft whose file nobody sees but staff, until it is published', async () => {
    const answer = await upload(await jpeg(), { 'title.en': 'The first upload, in 2026' })
    const slug = slugIn(answer)
    expect([answer.status, slug]).toEqual([303, 'the-first-upload-in-2026'])
    const draft = await draftOf(slug)
    expect(draft).toMatchObject({
      date: '2026-11-20',
      width: 1_600,
      height: 1_000,
      focus: { x: 0, y: 50 },
      ar: { title: texts['title.ar'], alt: texts['alt.ar'] },
      en: { credit: 'Sample picture' },
    })
    expect(draft.colour).toMatch(/^#[\da-f]{6}$/)
    const { file } = draft
    expect(file).toMatch(/^the-first-upload-in-2026-[\da-f]{8}$/)
    const address = `/media/${file}/320.webp`
    const ofStaff = await editor.open(thumbnailOf(slug))
    expect([ofStaff.status, ofStaff.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await sharp(await ofStaff.arrayBuffer()).metadata()).format).toBe('webp')
    expect((await opened.site.ask(thumbnailOf(slug))).status).toBe(401)
    for (const path of [address, `/media/${slug}/320.webp`]) {
      expect([path, (await opened.site.ask(path)).status]).toEqual([path, 404])
    }
    expect((await publish(slug)).headers.get('location')).toContain('done=recordPublished')
    expect((await opened.site.ask(address)).status).toBe(200)
    const entries = await readEntries(opened, 'content.uploaded')
    expect(entries).toContainEqual(
      expect.objectContaining({ subject: `picture/${slug}`, role: 'editor' }),
    )
  })

  it('is shown on the news page that names it', async () => {
    const slug = slugIn(await upload(await jpeg(), { 'title.en': 'Shown in the news' }))
    await publish(slug)
    const news = '/staff/content/news/asset-register-workshop'
    const html = await (await publisher.open(news)).text()
    const values = { ...formValues(html, news), 'both:image': slug }
    await publisher.post(news, { ...values, do: 'save' })
    const saved = await (await publisher.open(news)).text()
    expect(saved).toMatch(new RegExp(`<img[^>]* src="/media/${slug}-[\\da-f]{8}/320.webp"`))
    await publisher.post(news, { ...formValues(saved, news), do: 'publish' })
    await opened.site.renew()
    const [{ source } = {}] = await rows('SELECT source FROM entry_sources WHERE slug = ?', slug)
    const { file } = JSON.parse(String(source))
    const page = '/media-center/news/asset-register-workshop'
    await expect
      .poll(async () => (await opened.site.ask(page)).text())
      .toContain(`/media/${file}/640.avif`)
    const own = await (await editor.open(`/en${pathOf(slug)}`)).text()
    expect(own).toContain('/en/staff/content/news/asset-register-workshop')
    const withdrawal = await publisher.post(entryOf(slug), { do: 'withdraw', reason: 'No more' })
    expect(withdrawal.status).toBe(409)
    expect(await withdrawal.text()).toContain('news/asset-register-workshop')
    expect((await opened.site.ask(`/media/${file}/640.webp`)).status).toBe(200)
  })

  it('is not withdrawn while it stands below a text, and its library names that', async () => {
    const slug = 'dunes-morning'
    const news = '/staff/content/news/it-agreement-opens-for-joining'
    const typed = { 'both:furtherPictures.0': slug, 'both:furtherPictures.1': 'riyadh-evening' }
    for (const step of ['save', 'publish']) {
      const values = formValues(await (await publisher.open(news)).text(), news)
      await publisher.post(news, { ...values, ...typed, do: step })
    }
    const named = "SELECT body ->> '$.furtherPictures' named FROM entries WHERE slug = ?"
    expect(await rows(`${named} LIMIT 1`, 'it-agreement-opens-for-joining')).toEqual([
      { named: JSON.stringify([slug, 'riyadh-evening']) },
    ])
    const own = await (await editor.open(`/en${pathOf(slug)}`)).text()
    expect(own).toContain('/en/staff/content/news/it-agreement-opens-for-joining')
    const withdrawal = await publisher.post(entryOf(slug), { do: 'withdraw', reason: 'No more' })
    expect(withdrawal.status).toBe(409)
    expect(await withdrawal.text()).toContain('news/it-agreement-opens-for-joining')
  })

  it.each([
    ['PNG', () => paintPicture().png().toBuffer()],
    ['WebP', () => paintPicture().webp().toBuffer()],
    ['AVIF', () => paintPicture(1_280, 400).avif({ effort: 0 }).toBuffer()],
    ['JPEG in CMYK', () => paintPicture().toColourspace('cmyk').jpeg().toBuffer()],
  ])('of the type %s is stored as a JPEG in sRGB', async (_, make) => {
    const slug = slugIn(await upload(await make()))
    const { file } = await draftOf(slug)
    const stored = await storedFile(file)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' })
  })

  it('is upright, without metadata and without what followed it in its file', async () => {
    const turned = await paintPicture(1_300, 1_500)
      .withExif({ IFD0: { Copyright: 'Name of a person' }, IFD3: { GPSLatitude: '24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([turned, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const slug = slugIn(await upload(polyglot))
    const draft = await draftOf(slug)
    expect([draft.width, draft.height]).toEqual([1_500, 1_300])
    const stored = await storedFile(draft.file)
    const { exif, orientation } = await sharp(stored).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    for (const hidden of ['<script>', 'Name of a person', 'PK\x03\x04']) {
      expect(stored.includes(hidden)).toBe(false)
    }
    const top = await sharp(stored)
      .extract({ left: 700, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect((top[0] ?? 0) > 200 && (top[2] ?? 255) < 50).toBe(true)
  })
})

async function makeAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#112233', '#445566'].map((background) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><script/></svg>'
const whole = () => paintPicture().jpeg().toBuffer()
const hostile: [string, PictureIssue, () => Promise<Buffer> | Buffer][] = [
  ['an SVG', 'type', () => Buffer.from(svg)],
  ['HTML with the name of a picture', 'type', () => Buffer.from('<!doctype html><p>')],
  ['a PDF', 'type', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a GIF', 'type', () => paintPicture().gif().toBuffer()],
  ['a JPEG of which half arrived', 'broken', async () => (await whole()).subarray(0, 6_000)],
  ['a PNG without pixels', 'broken', () => makePng(1_600, 900)],
  ['a bomb of 900 megapixels', 'broken', () => makePng(30_000, 30_000)],
  ['41 megapixels', 'pixels', () => paintPicture(6_400, 6_410).jpeg({ quality: 1 }).toBuffer()],
  ['a side of 20,000 pixels', 'pixels', () => paintPicture(20_000, 100).jpeg().toBuffer()],
  ['an animation', 'animated', makeAnimation],
  ['a small picture', 'small', () => paintPicture(900, 600).jpeg().toBuffer()],
  ['no file', 'missing', () => Buffer.alloc(0)],
  ['a file above the limit', 'tooLarge', () => Buffer.alloc(pictureMegabytes * 1_048_576 + 1)],
]

describe.each(locales)('an upload, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(library, locale)
  const send = (fields: Record<string, string>, file: Buffer | null) =>
    editor.postFiles(there, formWith({ do: 'upload', ...fields }, file))

  it.each(locale === 'ar' ? hostile : hostile.slice(0, 1))(
    'of %s is refused, and keeps what was typed',
    async (_, issue, make) => {
      const before = await keys()
      const file = await make()
      const answer = await send(texts, file.length > 0 ? file : null)
      const html = await answer.text()
      expect([answer.status, html.includes(t(`deskPictures.problems.${issue}`))]).toEqual([
        422,
        true,
      ])
      expect(html).toContain(t('deskPictures.chooseAgain'))
      expect(formValues(html, there)).toMatchObject({ 'alt.ar': texts['alt.ar'] })
      expect(await keys()).toEqual(before)
    },
  )

  it('without its texts names each, and an ornament needs no alternative text', async () => {
    const file = await jpeg()
    const answer = await send({ date: '2099-01-01' }, file)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html.split(t('deskPictures.issues.missing')).length - 1).toBe(6)
    expect(html).toContain(t('deskPictures.issues.day'))
    expect(await findMarkupErrors(html)).toEqual([])
    const both = await send({ ...texts, ornament: 'on' }, file)
    expect(await both.text()).toContain(t('deskPictures.issues.alt'))
    const title = { 'title.en': `An ornament in ${locale}` }
    const without = { ...texts, ...title, 'alt.ar': '', 'alt.en': '' }
    const slug = slugIn(await send({ ...without, ornament: 'on' }, file))
    expect(await draftOf(slug)).toMatchObject({ ornament: true })
    expect((await publish(slug)).status).toBe(303)
  })

  it('stands in a library that says where each picture is used', async () => {
    const record = 'news/asset-register-workshop'
    const query = new URLSearchParams({ for: record, at: 'image', q: 'warehouse' })
    const html = await (await editor.open(`${there}?${query}`)).text()
    expect(html).toContain('/media/warehouse/320.webp')
    // A search goes on for the record.
    expect(html).toContain(`<input type="hidden" name="for" value="${record}"/>`)
    expect(html).toContain('<input type="hidden" name="at" value="image"/>')
    expect(html.indexOf('id="library"')).toBeLessThan(html.indexOf('id="upload"'))
    expect(await findMarkupErrors(html)).toEqual([])
    const own = await (await editor.open(localPath(pathOf('warehouse'), locale))).text()
    expect(own).not.toContain(t('deskPicture.unused'))
    // A button sends no point of its picture.
    const errors = (await findMarkupErrors(own)).filter((one) => !one.includes('prefer-button'))
    expect(errors).toEqual([])
  })
})

describe('a file that replaces another', () => {
  it('has another address, and the former one is gone once it is published', async () => {
    const slug = slugIn(await upload(await jpeg(), { 'title.en': 'Replaced later' }))
    const { file: former } = await draftOf(slug)
    await publish(slug)
    const address = (file: string) => `/media/${file}/640.webp`
    expect((await opened.site.ask(address(former))).status).toBe(200)
    const other = await paintPicture(1_400, 1_400).jpeg().toBuffer()
    const html = await (await editor.open(pathOf(slug))).text()
    const { version = '' } = formValues(html, pathOf(slug))
    const form = formWith({ do: 'replace', version }, other)
    const answer = await editor.postFiles(pathOf(slug), form)
    expect(answer.headers.get('location')).toBe(`${pathOf(slug)}?done=pictureUploaded`)
    const { file, width, ar } = await draftOf(slug)
    expect([file === former, width, ar.title]).toEqual([false, 1_400, texts['title.ar']])
    expect((await opened.site.ask(address(file))).status).toBe(404)
    expect((await opened.site.ask(address(former))).status).toBe(200)
    await publish(slug)
    expect((await opened.site.ask(address(file))).status).toBe(200)
    expect((await opened.site.ask(address(former))).status).toBe(404)
    expect(await keys(`sizes/${former}/`)).toEqual([])
    const late = await editor.postFiles(
      pathOf(slug),
      formWith({ do: 'replace', version: '1' }, other),
    )
    expect(late.status).toBe(409)
  })

  it('is refused for the same reasons as an upload', async () => {
    const form = formWith({ do: 'replace', version: '' }, Buffer.from(svg))
    const answer = await editor.postFiles(pathOf('warehouse'), form)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(translators.ar('deskPictures.problems.type'))
  })
})

describe('a picture of the files', () => {
  it('that is withdrawn is taken off the site, and comes back when it is restored', async () => {
    const slug = slugIn(await upload(await jpeg(), { 'title.en': 'Withdrawn later' }))
    const { file } = await draftOf(slug)
    await publish(slug)
    const address = `/media/${file}/480.webp`
    expect((await opened.site.ask(address)).status).toBe(200)
    const answer = await publisher.post(entryOf(slug), { do: 'withdraw', reason: 'Consent ended' })
    expect(answer.status).toBe(303)
    expect((await opened.site.ask(address)).status).toBe(404)
    expect(await keys(`originals/${file}`)).toEqual([])
    const html = await (await publisher.open(entryOf(slug))).text()
    await publisher.post(entryOf(slug), { ...formValues(html, entryOf(slug)), do: 'save' })
    await publish(slug)
    expect((await opened.site.ask(address)).status).toBe(200)
  })

  it('is not published without its file, nor in a size that is not the file’s', async () => {
    const slug = slugIn(await upload(await jpeg(), { 'title.en': 'Without a file' }))
    const html = await (await editor.open(entryOf(slug))).text()
    const values = formValues(html, entryOf(slug))
    await editor.post(entryOf(slug), { ...values, 'both:width': '1920', do: 'save' })
    expect([(await publish(slug)).status]).toEqual([422])
    const again = formValues(await (await editor.open(entryOf(slug))).text(), entryOf(slug))
    await editor.post(entryOf(slug), {
      ...again,
      'both:width': '1600',
      'both:file': 'no-file',
      do: 'save',
    })
    expect((await publish(slug)).status).toBe(422)
  })

  it('whose draft is discarded leaves no file', async () => {
    const slug = slugIn(await upload(await jpeg(), { 'title.en': 'Discarded later' }))
    const { file } = await draftOf(slug)
    expect(await keys(`drafts/${file}`)).toEqual([`drafts/${file}`])
    const values = formValues(await (await editor.open(entryOf(slug))).text(), entryOf(slug))
    await editor.post(entryOf(slug), { ...values, do: 'discard' })
    expect(await keys(`drafts/${file}`)).toEqual([])
  })
})

describe('the focus of a picture', () => {
  it.each([
    ['a press in the picture', { 'at.x': '64', 'at.y': '16', focus: '50-50' }, { x: 25, y: 10 }],
    ['a place of nine', { 'at.x': '0', 'at.y': '0', focus: '100-0' }, { x: 100, y: 0 }],
  ])('is set by %s', async (_, fields, focus) => {
    const slug = slugIn(await upload(await jpeg(), { 'title.en': 'With a focus' }))
    const values = formValues(await (await editor.open(pathOf(slug))).text(), pathOf(slug))
    const { version = '' } = values
    const answer = await editor.post(pathOf(slug), { do: 'focus', version, ...fields })
    expect(answer.status).toBe(303)
    expect((await draftOf(slug)).focus).toEqual(focus)
  })
})

it('no other site uploads a picture', async () => {
  const form = formWith({ do: 'upload', ...texts }, await jpeg())
  const answer = await editor.postFiles(library, form, 'https://example.com')
  expect(answer.status).toBe(403)
})
