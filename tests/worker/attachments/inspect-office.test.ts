import { describe, expect, it } from 'vitest'
import { inspect } from '#worker/attachments/inspect'
import {
  contentTypes,
  docxMain,
  docxTypes,
  makeDocx,
  makeXlsx,
  makeZip,
  type Part,
  relationships,
} from '../../support/files'

const look = (bytes: Uint8Array, name = 'a.docx') => inspect({ name, bytes: new Uint8Array(bytes) })

const typed = (type: string) =>
  makeZip([contentTypes(docxTypes, `<Default Extension="bin" ContentType="${type}"/>`), docxMain])
const related = (inside: string) => makeDocx(relationships(`<Relationship Id="a" ${inside}/>`))
const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const named = (name: string, data?: string | Buffer) => makeDocx({ name, ...(data && { data }) })
const types = contentTypes(docxTypes)
const deflated = (part: Part): Part => ({ ...part, isDeflated: true })
const streamed = (part: Part): Part => ({ ...deflated(part), hasDescriptor: true })
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A compound file (MS-CFB) whose directory names a stream. */
function makeCompound(stream: string): Buffer {
  const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([head, Buffer.alloc(1_016), Buffer.from(stream, 'utf16le')])
}

describe('an Office file', () => {
  it.each([
    ['text alone', makeDocx()],
    ['its types first and everything deflated', makeZip([types, docxMain].map(deflated))],
    ['its types last', makeZip([docxMain, { name: 'word/styles.xml' }, types])],
    ['sizes behind the data, as streaming writers do', makeZip([types, docxMain].map(streamed))],
    ['entries for folders', makeDocx({ name: 'word/media/', data: '' })],
    ['a comment of the archiver', makeZip([types, docxMain], 'zipped by hand')],
    ['its main part under another name', makeZip([types, { name: 'word/document2.xml' }])],
    ['backslashes between folders', makeZip([types, { name: 'word\\document.xml' }])],
    ['names that begin at the root', makeZip([{ ...types, name: '/[Content_Types].xml' }])],
    ['its types in lower case', makeZip([{ ...types, name: '[content_types].xml' }])],
    ['letters of Arabic in a name', named('word/media/صورة.png')],
    ['an apostrophe written as its number', related(`Type="${base}/image" Target="a&#39;.png"`)],
    ['a comment in its relationships', makeDocx(relationships('<!-- --><Relationship/>'))],
    [
      'its types in single quotes',
      makeZip([{ ...types, data: `<Types><Override ContentType='${mainType}'/></Types>` }]),
    ],
    [
      'its types in UTF-16',
      makeZip([{ ...types, data: Buffer.from(`\ufeff<T ContentType="${mainType}"/>`, 'utf16le') }]),
    ],
    ['two names that differ in case', makeDocx({ name: 'word/A.xml' }, { name: 'word/a.xml' })],
    [
      'a sheet that deflates well',
      makeDocx(deflated({ name: 'a.xml', data: ' '.repeat(900_000) })),
    ],
    ['2,000 pictures', makeDocx(...numbered(2_000))],
  ])('with %s is accepted without a mark', async (_, bytes) => {
    expect(await look(bytes)).toEqual({ issue: null, marks: [] })
  })

  it('is a sheet as well', async () => {
    expect(await look(makeXlsx(), 'a.xlsx')).toEqual({ issue: null, marks: [] })
  })

  it.each([
    ['an embedded object', named('word/embeddings/oleObject1.bin'), ['embedded']],
    ['an object by its relationship', related(`Type="${base}/oleObject"`), ['embedded']],
    ['a program beside its parts', named('word/setup.exe', 'MZ\x90'), ['embedded']],
    ['a control', named('word/activeX/activeX1.xml'), ['script']],
    ['a link to press', related(`Type="${base}/hyperlink" TargetMode="External"`), ['links']],
    [
      'a template elsewhere',
      related(`Type="${base}/attachedTemplate" TargetMode="External"`),
      ['links'],
    ],
    ['another workbook', makeDocx({ name: 'xl/externalLinks/externalLink1.xml' }), ['links']],
    [
      'more links than are read',
      makeDocx({ name: 'word/_rels/document.xml.rels', data: ' '.repeat(2_000_000) }),
      ['unread'],
    ],
    ['a password', makeCompound('EncryptedPackage'), ['encrypted', 'unread']],
  ])('with %s is accepted with its mark', async (_, bytes, marks) => {
    expect(await look(bytes)).toEqual({ issue: null, marks })
  })

  const macros = 'validation.fileMacros'
  const content = 'validation.fileContent'
  const broken = 'validation.fileBroken'
  const expands = 'validation.fileExpands'
  it.each([
    ['macros', named('word/vbaProject.bin'), macros],
    ['macros with a backslash', named('word\\VBAPROJECT.BIN'), macros],
    ['macros under another name', typed('application/vnd.ms-office.vbaProject'), macros],
    [
      'a main part for macros',
      typed('application/vnd.ms-word.document.macroEnabled.main+xml'),
      macros,
    ],
    ['a sheet of macros', named('xl/macrosheets/sheet1.xml'), macros],
    ['the parts of a sheet', makeXlsx(), content],
    ['no parts of Word', makeZip([{ name: 'a.txt' }]), content],
    ['the format of an older Word', makeCompound('WordDocument'), content],
    ['no end', makeDocx().subarray(0, 60), broken],
    ['types that are damaged', damaged(), broken],
    ['too much once unpacked', makeDocx({ name: 'a.xml', claims: 300_000_000 }), expands],
    ['too many parts', makeDocx(...numbered(20_001)), expands],
  ])('with %s is refused for that reason', async (_, bytes, issue) => {
    expect(await look(bytes)).toEqual({ issue, marks: [] })
  })
})

function numbered(count: number): Part[] {
  return Array.from({ length: count }, (_, at) => ({ name: `word/media/${at}.png`, data: 'x' }))
}

/** A Word file whose content types are no deflated data. */
function damaged(): Buffer {
  const bytes = makeZip([deflated(types), docxMain])
  return bytes.fill(0xff, 30 + types.name.length, 60 + types.name.length)
}
