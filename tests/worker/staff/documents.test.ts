import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { type DocumentIssue, documentMegabytes } from '#domain/staff/documents'
import { readEntries } from '../../support/auth/audit-entries'
import type { Browser } from '../../support/auth/browser'
import { editorPath, rowsOf, sendEditor } from '../../support/auth/edited-records'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import {
  contentTypes,
  docxTypes,
  makeDocx,
  makePdf,
  makePng,
  makeXlsx,
  makeZip,
} from '../../support/files'
import { formValues } from '../../support/forms/form-values'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ reads: 100_000 })
const editor = opened.entered(officers.editor)
const publisher = opened.entered(officers.publisher)
const rows = rowsOf(opened)

const library = '/staff/files'
const pathOf = (slug: string) => `${library}/${slug}`
const referenceOf = (slug: string) => `document/${slug}`

const texts = {
  'title.ar': 'دليل العمل',
  'title.en': 'Guide to the work',
  date: '2026-11-20',
  language: 'ar',
}

function formWith(fields: Record<string, string>, file: Buffer | null, name: string) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('document', new Blob([new Uint8Array(file ?? [])]), file ? name : '')
  return form
}

interface Upload {
  name?: string
  fields?: Record<string, string>
  by?: Browser
}

const upload = (file: Buffer | null, { name = 'guide.pdf', fields, by = editor }: Upload = {}) =>
  by.postFiles(library, formWith({ do: 'upload', ...texts, ...fields }, file, name))

type Answer = Awaited<ReturnType<typeof upload>>

const slugIn = (answer: Answer) =>
  /\/staff\/files\/([\w-]+)\?done=documentUploaded/.exec(
    answer.headers.get('location') ?? '',
  )?.[1] ?? ''

async function uploaded(title: string, file: Buffer, name?: string): Promise<string> {
  return slugIn(await upload(file, { ...(name && { name }), fields: { 'title.en': title } }))
}

async function replace(slug: string, file: Buffer, name: string, version?: string) {
  const values = formValues(await (await editor.open(pathOf(slug))).text(), pathOf(slug))
  const fields = { do: 'replace', version: version ?? values.version ?? '' }
  return editor.postFiles(pathOf(slug), formWith(fields, file, name))
}

async function publish(slug: string) {
  const answer = await sendEditor(referenceOf(slug), { do: 'publish' }, publisher)
  await opened.site.renew()
  return answer
}

async function draftOf(slug: string) {
  const [draft] = await rows('SELECT source FROM entry_drafts WHERE slug = ?', slug)
  return JSON.parse(String(draft?.source ?? '{}'))
}

async function keys(prefix = '') {
  const { MEDIA } = await opened.site.env()
  return (await MEDIA.list({ prefix })).objects.map(({ key }) => key)
}

const addressOf = ({ file, name }: { file: string; name: string }) =>
  `/documents/${file}/${encodeURIComponent(name)}`

beforeEach(() => rows('DELETE FROM entry_drafts'))

describe('a document that is uploaded', () => {
  it('is a draft whose file nobody sees but staff, until a publisher publishes it', async () => {
    const pdf = makePdf()
    const slug = await uploaded('The first guide', pdf, 'دليل العمل (2).pdf')
    expect(slug).toBe('the-first-guide')
    const draft = await draftOf(slug)
    expect(draft).toMatchObject({
      name: 'دليل العمل (2).pdf',
      bytes: pdf.length,
      language: 'ar',
      date: '2026-11-20',
      ar: { title: texts['title.ar'] },
      en: { title: 'The first guide' },
    })
    expect(draft.file).toMatch(/^the-first-guide-[\da-f]{8}$/)
    const ofStaff = await editor.open(`${pathOf(slug)}/files/1`)
    expect([ofStaff.status, ofStaff.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(Buffer.from(await ofStaff.arrayBuffer()).equals(pdf)).toBe(true)
    expect((await opened.site.ask(`${pathOf(slug)}/files/1`)).status).toBe(401)
    for (const path of [addressOf(draft), `/documents/${slug}`]) {
      expect([path, (await opened.site.ask(path)).status]).toEqual([path, 404])
    }
    expect((await sendEditor(referenceOf(slug), { do: 'publish' }, editor)).status).toBe(403)
    expect((await publish(slug)).headers.get('location')).toContain('done=recordPublished')
    const entry = await opened.site.ask(`/documents/${slug}`)
    expect([entry.status, entry.headers.get('location')]).toEqual([302, addressOf(draft)])
    expect(entry.headers.get('cache-control')).toBe('no-cache')
    const entries = await readEntries(opened, 'content.uploaded')
    expect(entries).toContainEqual(
      expect.objectContaining({ subject: `document/${slug}`, role: 'editor' }),
    )
  })

  it('is downloaded with its type and name, and runs nowhere', async () => {
    const slug = await uploaded('Downloaded', makePdf('/OpenAction 2 0 R'), 'ملف.pdf')
    await publish(slug)
    const address = (await opened.site.ask(`/documents/${slug}`)).headers.get('location') ?? ''
    const answer = await opened.site.ask(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="___.pdf"; filename*=UTF-8''%D9%85%D9%84%D9%81.pdf`,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
    const etag = answer.headers.get('etag') ?? ''
    const again = await opened.site.ask(address, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const other = address.replace(/[^/]*$/, 'other.pdf')
    expect((await opened.site.ask(other)).status).toBe(404)
    const page = await (await editor.open(`/en${pathOf(slug)}`)).text()
    expect(page).toContain(translators.en('deskTicket.fileMarks.action'))
  })

  it.each([
    ['docx', makeDocx()],
    ['xlsx', makeXlsx()],
    ['csv', Buffer.from('\ufeffالاسم,العدد\r\nأول,1\r\n')],
    ['zip', makeZip([{ name: 'folder/report.txt', data: 'Text' }])],
  ])('is accepted as %s', async (ending, file) => {
    const slug = await uploaded(`Accepted as ${ending}`, file, `File.${ending.toUpperCase()}`)
    expect(slug).toBe(`accepted-as-${ending}`)
    expect((await publish(slug)).status).toBe(303)
    const location = (await opened.site.ask(`/documents/${slug}`)).headers.get('location') ?? ''
    const answer = await opened.site.ask(location)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true)
  })
})

const macros = contentTypes(
  docxTypes,
  '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
)
const hostile: [string, string, DocumentIssue, () => Buffer][] = [
  ['an HTML page', 'page.html', 'type', () => Buffer.from('<!doctype html><p>')],
  ['a picture', 'photo.png', 'type', () => makePng()],
  ['an SVG named PDF', 'logo.pdf', 'content', () => Buffer.from('<svg><script/></svg>')],
  ['HTML named CSV', 'table.csv', 'content', () => Buffer.from('<html><script>1</script>')],
  ['a CSV in UTF-16', 'table.csv', 'content', () => Buffer.from('\ufeffa,b', 'utf16le')],
  ['a program named CSV', 'table.csv', 'content', () => Buffer.from('MZ\0\0\x03')],
  ['a PDF named ZIP', 'archive.zip', 'content', () => makePdf()],
  ['a damaged archive', 'archive.zip', 'broken', () => makeZip([{ name: 'a' }]).subarray(0, 50)],
  ['a program in an archive', 'a.zip', 'programs', () => makeZip([{ name: 'a/Setup.EXE' }])],
  ['a path out of its folder', 'a.zip', 'programs', () => makeZip([{ name: '../../etc/x' }])],
  ['a bomb', 'a.zip', 'expands', () => makeZip([{ name: 'a.txt', claims: 1_000_000_000 }])],
  ['macros in an archive', 'a.zip', 'macros', () => makeZip([{ name: 'b/letter.docm' }])],
  ['macros', 'letter.docx', 'macros', () => makeZip([macros, { name: 'word/document.xml' }])],
  ['a macro file by its name', 'letter.docm', 'macros', () => makeDocx()],
  ['a workbook named DOCX', 'letter.docx', 'content', () => makeXlsx()],
  ['no file', 'none.pdf', 'missing', () => Buffer.alloc(0)],
  ['a large file', 'a.pdf', 'tooLarge', () => Buffer.alloc(documentMegabytes * 1_048_576 + 1)],
]

describe.each(locales)('an upload, in %s', (locale) => {
  const t = translators[locale]
  const there = localPath(library, locale)

  it.each(locale === 'ar' ? hostile : hostile.slice(0, 1))(
    'of %s is refused, and keeps what was typed',
    async (_, name, issue, make) => {
      const before = await keys()
      const file = make()
      const form = formWith({ do: 'upload', ...texts }, file.length > 0 ? file : null, name)
      const answer = await editor.postFiles(there, form)
      const html = await answer.text()
      expect([answer.status, html.includes(t(`deskDocuments.problems.${issue}`))]).toEqual([
        422,
        true,
      ])
      expect(html).toContain(t('deskDocuments.chooseAgain'))
      expect(formValues(html, there)).toMatchObject({ 'title.ar': texts['title.ar'] })
      expect(await keys()).toEqual(before)
    },
  )

  it('without its texts names each', async () => {
    const form = formWith({ do: 'upload', date: '2099-01-01' }, makePdf(), 'a.pdf')
    const answer = await editor.postFiles(there, form)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html.split(t('deskDocuments.issues.missing')).length - 1).toBe(2)
    expect(html).toContain(t('deskPictures.issues.day'))
    expect(html).toContain(t('deskDocuments.issues.language'))
    expect(await findMarkupErrors(html)).toEqual([])
  })

  it('stands in a library that says where each file is used', async () => {
    const html = await (await editor.open(there)).text()
    expect(html).toContain('agreements-on-one-page.csv')
    expect(await findMarkupErrors(html)).toEqual([])
    const own = await (await editor.open(`${there}/agreements-on-one-page`)).text()
    expect(own).toContain('/staff/content/media-item/agreements-fact-sheet')
    expect(own).toContain('(/documents/agreements-on-one-page)')
    expect(await findMarkupErrors(own)).toEqual([])
  })

  it('leads to a page that offers the file', async () => {
    const page = localPath('/media-center/media/agreements-fact-sheet', locale)
    const html = await (await opened.site.ask(page)).text()
    expect(html).toContain('href="/documents/agreements-on-one-page"')
    expect(html).toContain(t('newsroom.files.languages.ar'))
    const entry = await opened.site.ask('/documents/agreements-on-one-page')
    const file = await opened.site.ask(entry.headers.get('location') ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
  })
})

describe('a file that replaces another', () => {
  it('keeps the address of the document, and the former bytes are gone once it is published', async () => {
    const slug = await uploaded('Replaced later', makePdf())
    const former = await draftOf(slug)
    await publish(slug)
    const answer = await replace(slug, makeDocx(), 'guide.docx')
    expect(answer.headers.get('location')).toBe(`${pathOf(slug)}?done=documentUploaded`)
    const later = await draftOf(slug)
    expect([later.name, later.file === former.file]).toEqual(['guide.docx', false])
    const leadsTo = async () =>
      (await opened.site.ask(`/documents/${slug}`)).headers.get('location')
    expect(await leadsTo()).toBe(addressOf(former))
    await publish(slug)
    expect(await leadsTo()).toBe(addressOf(later))
    expect((await opened.site.ask(addressOf(former))).status).toBe(404)
    expect((await opened.site.ask(addressOf(later))).status).toBe(200)
  })

  it('leaves no file of a draft that is superseded, discarded or refused', async () => {
    const slug = await uploaded('Superseded', makePdf('/A 1 '))
    const { file: first } = await draftOf(slug)
    await replace(slug, makePdf('/A 2 '), 'guide.pdf')
    const { file: second } = await draftOf(slug)
    expect(await keys(`drafts/${slug}`)).toEqual([`drafts/${second}`])
    expect(first).not.toBe(second)
    expect((await replace(slug, makePdf('/A 3 '), 'guide.pdf', '1')).status).toBe(409)
    expect(await keys(`drafts/${slug}`)).toEqual([`drafts/${second}`])
    // The bytes of the draft itself are refused, and stay.
    expect((await replace(slug, makePdf('/A 2 '), 'guide.pdf', '1')).status).toBe(409)
    expect(await keys(`drafts/${slug}`)).toEqual([`drafts/${second}`])
    await sendEditor(referenceOf(slug), { do: 'discard' }, editor)
    expect(await keys(`drafts/${slug}`)).toEqual([])
  })

  it('is restored with its former text', async () => {
    const slug = await uploaded('Restored later', makePdf('/A 1 '))
    const former = await draftOf(slug)
    await publish(slug)
    await replace(slug, makePdf('/A 2 '), 'second.pdf')
    await publish(slug)
    const [{ id } = {}] = await rows(
      'SELECT id FROM entry_revisions WHERE slug = ? ORDER BY id DESC LIMIT 1',
      slug,
    )
    await sendEditor(referenceOf(slug), { do: `restore:${id}` }, editor)
    await replace(slug, makePdf('/A 3 '), 'third.pdf')
    await sendEditor(referenceOf(slug), { do: 'discard' }, editor)
    await sendEditor(referenceOf(slug), { do: `restore:${id}` }, editor)
    expect((await publish(slug)).status).toBe(303)
    expect((await opened.site.ask(addressOf(former))).status).toBe(200)
  })
})

describe('a document that is used', () => {
  const item = 'media-item/press-kit'

  it('by a link in a text is not withdrawn, and a link to none is not published', async () => {
    const slug = await uploaded('Linked', makePdf())
    await publish(slug)
    const link = (to: string) => ({ 'en:body': `A [guide](/documents/${to}).`, 'ar:body': 'نص.' })
    await sendEditor(item, { do: 'save', ...link('no-such-guide') }, editor)
    expect((await sendEditor(item, { do: 'publish' }, publisher)).status).toBe(422)
    await sendEditor(item, { do: 'save', ...link(slug) }, editor)
    expect((await sendEditor(item, { do: 'publish' }, publisher)).status).toBe(303)
    await opened.site.renew()
    const page = '/en/media-center/media/press-kit'
    await expect
      .poll(async () => (await opened.site.ask(page)).text())
      .toContain(`href="/documents/${slug}"`)
    const own = await (await editor.open(`/en${pathOf(slug)}`)).text()
    expect(own).toContain(`/en${editorPath(item)}`)
    const withdrawal = { do: 'withdraw', reason: 'No more' }
    const refused = await sendEditor(referenceOf(slug), withdrawal, publisher)
    expect([refused.status, (await refused.text()).includes(item)]).toEqual([409, true])
    await sendEditor(item, { do: 'save', ...link('agreements-on-one-page') }, editor)
    await sendEditor(item, { do: 'publish' }, publisher)
    const { headers } = await opened.site.ask(`/documents/${slug}`)
    expect((await sendEditor(referenceOf(slug), withdrawal, publisher)).status).toBe(303)
    await opened.site.renew()
    expect((await opened.site.ask(`/documents/${slug}`)).status).toBe(410)
    expect((await opened.site.ask(headers.get('location') ?? '')).status).toBe(404)
  })

  it('is not published in another size or under another name than its file', async () => {
    const slug = await uploaded('Facts of the file', makePdf())
    for (const [name, value] of [
      ['bytes', '1'],
      ['name', 'other.pdf'],
    ]) {
      const change = { do: 'publish', [`both:${name}`]: value ?? '' }
      const answer = await sendEditor(referenceOf(slug), change, publisher)
      expect([change, answer.status]).toEqual([change, 422])
    }
  })
})

it('no other site uploads a document', async () => {
  const form = formWith({ do: 'upload', ...texts }, makePdf(), 'a.pdf')
  const answer = await editor.postFiles(library, form, 'https://example.com')
  expect(answer.status).toBe(403)
})
