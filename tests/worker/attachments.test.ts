import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '#domain/locale'
import { translators } from '#domain/messages/translators'
import { routePath } from '#domain/routes'
import { makeDocx, makeJpeg, makePdf, makePng, makeXlsx, makeZip } from '../support/files'
import { danglingIds, summaryOf } from '../support/form-markup'
import {
  answers,
  filled,
  openForm,
  readOpened,
  type SentFile,
  sendWithFiles,
  stateOf,
} from '../support/forms'
import { findTag } from '../support/html'
import { newVisitor } from '../support/posts'
import { countRows, readRows } from '../support/rows'
import { openSite, origin, type Site } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const megabyte = 1_048_576
const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const stored = async () => (await (await site.env()).ATTACHMENTS.list()).objects
const clear = async () => {
  const { ATTACHMENTS } = await site.env()
  await ATTACHMENTS.delete((await stored()).map(({ key }) => key))
}
beforeEach(clear)

async function send(path: string, files: readonly SentFile[]) {
  const fields = filled('invitation', await openForm(site, path))
  return { fields, ...(await sendWithFiles(site, path, fields, files)) }
}

const good: SentFile[] = [
  { name: 'programme.pdf', type: pdf, bytes: makePdf() },
  { name: 'speakers.docx', type: docx, bytes: makeDocx() },
  { name: 'budget.xlsx', type: 'application/octet-stream', bytes: makeXlsx() },
  { name: 'venue.JPG', type: 'image/jpeg', bytes: makeJpeg() },
  { name: 'خريطة الموقع.png', bytes: makePng() },
]

describe.each(locales)('files sent with an invitation in %s', (locale) => {
  const path = routePath('invitation', locale)
  const t = translators[locale]

  it('are stored, locked, before its row, which names them for nobody to read', async () => {
    const told = await send(path, good)
    expect(told.status).toBe(303)
    const objects = await stored()
    expect(objects).toHaveLength(5)
    const [row] = await readRows(
      site,
      'SELECT form, idempotency_key AS key, digest, answers FROM submissions WHERE idempotency_key = ?',
      told.fields.idempotencyKey,
    )
    const folder = `${row?.form}/${row?.key}/${row?.digest}/`
    expect(objects.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((at) => folder + at))
    expect(String(row?.answers)).not.toContain('programme')
    const { ATTACHMENTS } = await site.env()
    const bytes = Buffer.from((await (await ATTACHMENTS.get(`${folder}1`))?.arrayBuffer()) ?? [])
    expect(bytes.length).toBe(makePdf().length + 28)
    expect(bytes.includes('PDF')).toBe(false)
  })

  it('sent again under the same key change nothing, and others under it are refused', async () => {
    const { fields, location } = await send(path, good.slice(0, 1))
    const again = await sendWithFiles(site, path, fields, good.slice(0, 1))
    expect([again.status, again.location]).toEqual([303, location])
    const rows = await countRows(site, 'submissions')
    const other = await sendWithFiles(site, path, fields, good.slice(1, 2))
    expect(other.status).toBe(422)
    expect(await countRows(site, 'submissions')).toBe(rows)
  })

  it('have to be chosen again when the page comes back, and it says so', async () => {
    const fields = { ...filled('invitation', await openForm(site, path)), eventName: '' }
    const told = await sendWithFiles(site, path, fields, good.slice(0, 1))
    expect(told.status).toBe(422)
    expect(told.text).toContain(t('form.filesLost'))
    const field = findTag(told.text, 'input', { id: 'attachments' })
    expect(field?.attributes['aria-describedby']).toBe('attachments-lost attachments-hint')
    expect(stateOf(readOpened(told.text)).values).toEqual({
      ...answers.invitation,
      eventName: '',
    })
    expect(await stored()).toEqual([])
  })

  it('may hold by chance what would run outside of a stream', async () => {
    const bytes = makePdf('>>\nstream\n\x01/JS \x02/Launch \nendstream\n<< ')
    const told = await send(path, [{ name: 'programme.pdf', type: pdf, bytes }])
    expect(told.status).toBe(303)
  })

  it('are none where none was chosen', async () => {
    const told = await send(path, [{ name: '', bytes: Buffer.alloc(0) }])
    expect(told.status).toBe(303)
    expect(await stored()).toEqual([])
  })
})

const big = (name: string, bytes: number): SentFile => ({
  ...{ name, type: pdf },
  bytes: Buffer.concat([makePdf(), Buffer.alloc(bytes)]),
})
const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `word/part-${at}.xml` }))

const type = 'validation.fileType'
const content = 'validation.fileContent'
const hostile: [
  what: string,
  key: 'validation.fileType' | 'validation.fileContent',
  file: SentFile,
][] = [
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
  ['a PDF that runs script', content, { name: 'a.pdf', bytes: makePdf('/JavaScript (x) ') }],
  ['a PDF that starts a program', content, { name: 'a.pdf', bytes: makePdf('/Launch (x) ') }],
  ['a PDF that writes it otherwise', content, { name: 'a.pdf', bytes: makePdf('/J#53 (x) ') }],
  [
    'a PDF that runs script behind a stream',
    content,
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
    content,
    { name: 'a.docx', bytes: makeDocx({ name: 'word/vbaProject.bin' }) },
  ],
  [
    'a bomb by its ratio',
    content,
    { name: 'a.docx', bytes: makeDocx({ name: 'word/big.xml', claims: 40 * megabyte }) },
  ],
  ['a bomb by its parts', content, { name: 'a.docx', bytes: makeDocx(...parts(120)) }],
  [
    'a part that leaves its folder',
    content,
    { name: 'a.docx', bytes: makeDocx({ name: '../../etc/passwd' }) },
  ],
  ['an archive that was cut off', content, { name: 'a.docx', bytes: makeDocx().subarray(0, 60) }],
]

describe('a hostile file', () => {
  const path = routePath('invitation', 'en')

  it.each(hostile)('%s is refused by its name, and nothing is stored', async (_, key, file) => {
    const rows = await countRows(site, 'submissions')
    const told = await send(path, [...good.slice(0, 1), file])
    expect(told.status).toBe(422)
    const named = summaryOf(told.text)
    expect(named.map(({ field }) => field)).toEqual(['attachments'])
    const words = translators.en(key, { name: '' }).replace(/^.*?: /, '')
    expect(named[0]?.text).toContain(words)
    expect(named[0]?.text).not.toContain('programme.pdf: ')
    expect(danglingIds(told.text)).toEqual([])
    expect(await stored()).toEqual([])
    expect(await countRows(site, 'submissions')).toBe(rows)
  })

  it('is told of one by one', async () => {
    const wrong = hostile.slice(0, 3).map(([, , file]) => file)
    const told = await send(path, wrong)
    expect(summaryOf(told.text)).toHaveLength(3)
  })
})

describe('too much of files', () => {
  const path = routePath('invitation', 'en')

  it.each([
    ['six files', Array<SentFile>(6).fill(good[0] as SentFile), 'Attach at most 5 files'],
    ['one of over 5 MB', [big('a.pdf', 5 * megabyte)], 'the file is larger than 5 MB'],
    ['one of nothing', [{ name: 'a.pdf', bytes: Buffer.alloc(0) }], 'the file is empty'],
    [
      'three of 4 MB',
      Array<SentFile>(3).fill(big('a.pdf', 4 * megabyte)),
      'The files are larger than 10 MB together',
    ],
  ])('%s is refused with what was typed', async (_, files, words) => {
    const told = await send(path, files)
    expect(told.status).toBe(422)
    expect(summaryOf(told.text)[0]?.text).toContain(words)
    expect(stateOf(readOpened(told.text)).values).toEqual(answers.invitation)
    expect(await stored()).toEqual([])
  })

  it('is cut off where it is beyond all bounds', async () => {
    const told = await send(path, Array<SentFile>(5).fill(big('a.pdf', 4 * megabyte)))
    expect(told.status).toBe(413)
    expect(await stored()).toEqual([])
  })
})

describe('who has sent as many as they may', () => {
  it('is refused before any file is stored', async () => {
    const path = routePath('invitation', 'en')
    const visitor = newVisitor()
    const sendOne = async () => {
      const fields = filled('invitation', await openForm(site, path))
      return sendWithFiles(site, path, fields, good.slice(0, 1), visitor)
    }
    const statuses = [303]
    while (statuses.at(-1) === 303 && statuses.length < 20) statuses.push((await sendOne()).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await stored()).toHaveLength(statuses.length - 2)
  })
})

describe('text that comes beside files', () => {
  const path = routePath('invitation', 'en')

  it.each([
    ['a mark that stands for a letter nobody could read', 'Forum \ufffd of 2027'],
    ['a line break of another program', 'Forum\v of 2027'],
  ])('may hold %s, and can be sent again when it was shown again', async (_, orgName) => {
    const fields = { ...filled('invitation', await openForm(site, path)), orgName }
    const refused = await sendWithFiles(site, path, { ...fields, eventName: '' }, good.slice(0, 1))
    expect(refused.status).toBe(422)
    const { values } = stateOf(readOpened(refused.text))
    const taken = await sendWithFiles(
      ...[site, path],
      { ...fields, orgName: values.orgName ?? '' },
      good.slice(0, 1),
    )
    expect(taken.status).toBe(303)
  })
})

describe('what no browser sends', () => {
  it('a file called __proto__, changes nothing', async () => {
    const fields = filled('support', await openForm(site, '/en/contact'))
    const { type: _, ...others } = fields
    const body = new FormData()
    for (const [name, value] of Object.entries(others)) body.append(name, value)
    body.append('__proto__', new File(['x'], 'x'))
    const sent = new Response(body)
    const headers = {
      ...{ ...newVisitor(), origin },
      'content-type': sent.headers.get('content-type') ?? '',
    }
    const told = await site.ask('/en/contact', {
      ...{ method: 'POST', headers },
      body: Buffer.from(await sent.arrayBuffer()),
    })
    expect(told.status).toBe(422)
  })

  it('a name with a NUL in it, is no request', async () => {
    const told = await send(routePath('invitation', 'en'), [
      { name: 'a.exe\0.pdf', bytes: makePdf() },
    ])
    expect(told.status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('text for files, is no request', async () => {
    const path = routePath('invitation', 'en')
    const fields = filled('invitation', await openForm(site, path))
    expect((await sendWithFiles(site, path, { ...fields, attachments: 'a.pdf' }, [])).status).toBe(
      400,
    )
  })
})
