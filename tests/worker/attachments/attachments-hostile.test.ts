import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import { routePath } from '#domain/site/routes'
import { makeDocx, makeJpeg, makePdf, makePng, makeZip } from '../../support/files'
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
const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `word/part-${at}.xml` }))

const type = 'validation.fileType'
const content = 'validation.fileContent'
const unsafe = 'validation.fileUnsafe'
const hostile: [what: string, key: typeof type | typeof content | typeof unsafe, file: SentFile][] =
  [
    ['a program', type, { name: 'setup.exe', bytes: Buffer.from('MZ') }],
    [
      'a drawing that may hold script',
      type,
      { name: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') },
    ],
    ['a page', type, { name: 'page.html', type: 'text/html', bytes: Buffer.from('<html>') }],
    ['an archive', type, { name: 'all.zip', bytes: makeZip([{ name: 'a' }]) }],
    ['a document with macros by its name', type, { name: 'a.docm', bytes: makeDocx() }],
    ['no ending', type, { name: 'programme', bytes: makePdf() }],
    ['two endings, the last of a program', type, { name: 'programme.pdf.exe', bytes: makePdf() }],
    ['an ending turned round by a bidi mark', type, { name: 'a\u202efdp.exe', bytes: makePdf() }],
    ['a program called PDF', content, { name: 'a.pdf', type: pdf, bytes: Buffer.from('MZ\x90') }],
    ['a program called Word', content, { name: 'a.docx', bytes: Buffer.from('MZ\x90') }],
    ['text called PNG', content, { name: 'a.png', type: 'image/png', bytes: Buffer.from('hello') }],
    ['a PNG called JPEG', content, { name: 'a.jpg', bytes: makePng() }],
    ['a PNG declared as PDF', content, { name: 'a.png', type: pdf, bytes: makePng() }],
    ['a PDF that runs script', unsafe, { name: 'a.pdf', bytes: makePdf('/JavaScript (x) ') }],
    ['a PDF that starts a program', unsafe, { name: 'a.pdf', bytes: makePdf('/Launch (x) ') }],
    ['a PDF that writes it otherwise', unsafe, { name: 'a.pdf', bytes: makePdf('/J#53 (x) ') }],
    [
      'a PDF that runs script behind a stream',
      unsafe,
      { name: 'a.pdf', bytes: makePdf('>>\nstream\nx\nendstream\n<< /JS (x) ') },
    ],
    ['a name of what every object has', type, { name: 'a.constructor', bytes: makePdf() }],
    [
      'a PDF that is an archive and a byte too',
      content,
      { name: 'a.pdf', bytes: Buffer.concat([makePdf(), makeZip([{ name: 'a' }]), Buffer.of(10)]) },
    ],
    [
      'a PDF that is an archive too',
      content,
      { name: 'a.pdf', bytes: Buffer.concat([makePdf(), makeZip([{ name: 'a' }])]) },
    ],
    ['an image of 50 megapixels', content, { name: 'a.png', bytes: makePng(10_000, 5_000) }],
    ['a photograph of 50 megapixels', content, { name: 'a.jpg', bytes: makeJpeg(10_000, 5_000) }],
    ['an image of no size', content, { name: 'a.png', bytes: makePng(0, 10) }],
    ['an archive called Word', content, { name: 'a.docx', bytes: makeZip([{ name: 'a.txt' }]) }],
    ['Word called Excel', content, { name: 'a.xlsx', type: xlsx, bytes: makeDocx() }],
    [
      'Word with macros',
      unsafe,
      { name: 'a.docx', bytes: makeDocx({ name: 'word/vbaProject.bin' }) },
    ],
    [
      'a bomb that is one',
      unsafe,
      {
        name: 'a.docx',
        bytes: makeDocx({
          name: 'word/big.xml',
          data: ' '.repeat(40 * megabyte),
          isDeflated: true,
        }),
      },
    ],
    [
      'a bomb by its ratio',
      unsafe,
      { name: 'a.docx', bytes: makeDocx({ name: 'word/big.xml', claims: 40 * megabyte }) },
    ],
    ['a bomb by its parts', unsafe, { name: 'a.docx', bytes: makeDocx(...parts(600)) }],
    [
      'a part that leaves its folder',
      unsafe,
      { name: 'a.docx', bytes: makeDocx({ name: '../../etc/passwd' }) },
    ],
    ['an archive that was cut off', unsafe, { name: 'a.docx', bytes: makeDocx().subarray(0, 60) }],
  ]

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
