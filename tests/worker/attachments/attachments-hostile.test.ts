import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import type { FileKey } from '#domain/forms/files'
import { routePath } from '#domain/site/routes'
import { makeDocx, makeJpeg, makePdf, makePng, makeXlsx, makeZip } from '../../support/files'
import {
  deleteStored,
  goodFiles,
  listStored,
  megabyte,
  pdf,
  sendInvitation,
} from '../../support/forms/attachments'
import { danglingIds, summaryOf } from '../../support/forms/form-markup'
import type { SentFile } from '../../support/forms/forms'
import { countRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => deleteStored(site))

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const type = 'validation.fileType'
const content = 'validation.fileContent'
const macros = 'validation.fileMacros'
const pixels = 'validation.filePixels'
const broken = 'validation.fileBroken'
const expands = 'validation.fileExpands'
const hostile: [what: string, key: FileKey, file: SentFile][] = [
  ['a program', type, { name: 'setup.exe', bytes: Buffer.from('MZ') }],
  [
    'a drawing that may hold script',
    type,
    { name: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') },
  ],
  ['a page', type, { name: 'page.html', type: 'text/html', bytes: Buffer.from('<html>') }],
  ['an archive', type, { name: 'all.zip', bytes: makeZip([{ name: 'a' }]) }],
  ['a document with macros by its name', macros, { name: 'a.docm', bytes: makeDocx() }],
  ['no ending', type, { name: 'programme', bytes: makePdf() }],
  ['two endings, the last of a program', type, { name: 'programme.pdf.exe', bytes: makePdf() }],
  ['an ending turned round by a bidi mark', type, { name: 'a\u202efdp.exe', bytes: makePdf() }],
  ['a program called PDF', content, { name: 'a.pdf', type: pdf, bytes: Buffer.from('MZ\x90') }],
  ['a program called Word', content, { name: 'a.docx', bytes: Buffer.from('MZ\x90') }],
  ['text called PNG', content, { name: 'a.png', type: 'image/png', bytes: Buffer.from('hello') }],
  ['a PNG called JPEG', content, { name: 'a.jpg', bytes: makePng() }],
  ['a PNG declared as PDF', content, { name: 'a.png', type: pdf, bytes: makePng() }],
  ['a name of what every object has', type, { name: 'a.constructor', bytes: makePdf() }],
  ['an image of 101 megapixels', pixels, { name: 'a.png', bytes: makePng(10_100, 10_000) }],
  ['a photograph of 101 megapixels', pixels, { name: 'a.jpg', bytes: makeJpeg(10_100, 10_000) }],
  ['an image of no size', broken, { name: 'a.png', bytes: makePng(0, 10) }],
  ['an archive called Word', content, { name: 'a.docx', bytes: makeZip([{ name: 'a.txt' }]) }],
  ['Word called Excel', content, { name: 'a.xlsx', type: xlsx, bytes: makeDocx() }],
  [
    'Word with macros',
    macros,
    { name: 'a.docx', bytes: makeDocx({ name: 'word/vbaProject.bin' }) },
  ],
  [
    'a bomb',
    expands,
    { name: 'a.docx', bytes: makeDocx({ name: 'a.xml', claims: 300 * megabyte }) },
  ],
  ['an archive that was cut off', broken, { name: 'a.docx', bytes: makeDocx().subarray(0, 60) }],
]

const jpeg48 = makeJpeg(8_064, 6_048)
/** Names and types that offices, systems and telephones declare for files of the accepted kinds. */
const ordinary: [what: string, file: SentFile][] = [
  ['a photograph of 48 megapixels', { name: 'IMG_0001.jpg', type: 'image/jpeg', bytes: jpeg48 }],
  ['a scan of A3', { name: 'scan.png', type: 'image/png', bytes: makePng(9_933, 7_016) }],
  ['a picture of 100 megapixels', { name: 'a.png', bytes: makePng(10_000, 10_000) }],
  ['.jfif', { name: 'photo.jfif', type: 'image/jpeg', bytes: makeJpeg() }],
  ['image/jpg', { name: 'a.jpg', type: 'image/jpg', bytes: makeJpeg() }],
  ['image/pjpeg', { name: 'a.jpeg', type: 'image/pjpeg', bytes: makeJpeg() }],
  ['image/x-png', { name: 'a.png', type: 'image/x-png', bytes: makePng() }],
  ['application/x-pdf', { name: 'a.pdf', type: 'application/x-pdf', bytes: makePdf() }],
  ['text/plain', { name: 'a.pdf', type: 'text/plain', bytes: makePdf() }],
  ['the office WPS', { name: 'a.docx', type: 'application/wps-office.docx', bytes: makeDocx() }],
  ['WPS for sheets', { name: 'a.xlsx', type: 'application/wps-office.xlsx', bytes: makeXlsx() }],
  ['an older Office', { name: 'a.docx', type: 'application/vnd.ms-office', bytes: makeDocx() }],
  ['an older Word', { name: 'a.docx', type: 'application/msword', bytes: makeDocx() }],
  ['an archive', { name: 'a.xlsx', type: 'application/zip', bytes: makeXlsx() }],
  ['bytes', { name: 'a.docx', type: 'application/octet-stream', bytes: makeDocx() }],
  ['nothing', { name: 'a.docx', type: '', bytes: makeDocx() }],
  ['capitals', { name: 'A.PDF', type: 'Application/PDF', bytes: makePdf() }],
  ['script in a PDF', { name: 'a.pdf', type: pdf, bytes: makePdf('/JavaScript (x) ') }],
]

describe('an ordinary file', () => {
  const path = routePath('invitation', 'en')

  it.each(ordinary)('declared as %s is accepted', async (_, file) => {
    const reply = await sendInvitation(site, path, [file])
    expect({ status: reply.status, errors: summaryOf(reply.text) }).toEqual({
      status: 303,
      errors: [],
    })
    expect(await listStored(site)).toHaveLength(1)
  })
})

describe('a hostile file', () => {
  const path = routePath('invitation', 'en')

  it.each(hostile)('%s is refused by its name, and nothing is stored', async (_, key, file) => {
    const rows = await countRows(site, 'submissions')
    const reply = await sendInvitation(site, path, [...goodFiles.slice(0, 1), file])
    expect(reply.status).toBe(422)
    const named = summaryOf(reply.text)
    expect(named.map(({ field }) => field)).toEqual(['attachments'])
    const words = translators.en(key, { name: '' }).replace(/^.*?: /, '')
    expect(named[0]?.text).toContain(words)
    expect(named[0]?.text).not.toContain('programme.pdf: ')
    expect(danglingIds(reply.text)).toEqual([])
    expect(await listStored(site)).toEqual([])
    expect(await countRows(site, 'submissions')).toBe(rows)
  })

  it('is told of one by one', async () => {
    const wrong = hostile.slice(0, 3).map(([, , file]) => file)
    const reply = await sendInvitation(site, path, wrong)
    expect(summaryOf(reply.text)).toHaveLength(3)
  })
})
