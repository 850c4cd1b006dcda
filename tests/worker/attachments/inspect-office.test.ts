import { describe, expect, it } from 'vitest'
import { inspect } from '#worker/attachments/inspect'
import {
  contentTypes,
  docxMain,
  docxTypes,
  makeDocx,
  makeZip,
  type Part,
  relationships,
} from '../../support/files'

const verdict = (bytes: Uint8Array) => inspect({ name: 'a.docx', bytes: new Uint8Array(bytes) })

const typed = (type: string) =>
  makeZip([contentTypes(docxTypes, `<Default Extension="bin" ContentType="${type}"/>`), docxMain])
const related = (inside: string) => makeDocx(relationships(`<Relationship Id="a" ${inside}/>`))
const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const named = (name: string, data?: string | Buffer) => makeDocx({ name, ...(data && { data }) })

/** A Word file with one number changed in its first local header or its directory. */
function changed(find: string, offset: number, value: number, parts: Part[] = []): Buffer {
  const bytes = makeDocx(...parts)
  bytes.writeUInt32LE(value, bytes.lastIndexOf(Buffer.from(find, 'latin1')) + offset)
  return bytes
}

const local = 'PK\x03\x04'
const entry = 'PK\x01\x02'
const end = 'PK\x05\x06'

describe('a Word file', () => {
  it.each([
    ['text alone', makeDocx()],
    ['parts that are deflated', makeDocx({ name: 'word/styles.xml', isDeflated: true })],
    ['folders', makeDocx({ name: 'word/media/', data: '' })],
    ['a picture', named('word/media/image1.png', Buffer.from('\x89PNG', 'latin1'))],
    ['a link to be pressed', related(`Type="${base}/hyperlink" TargetMode="External"`)],
    ['an apostrophe written as its number', related(`Type="${base}/image" Target="a&#39;.png"`)],
  ])('with %s is accepted', async (_, bytes) => {
    expect(await verdict(bytes)).toBeNull()
  })

  it.each([
    ['macros', named('word/vbaProject.bin')],
    ['macros and a blank behind their name', named('word/vbaProject.bin ')],
    ['macros under another name', typed('application/vnd.ms-office.vbaProject')],
    ['macros for its main part', typed('application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['a type that is spelt in two ways', typed('application/vnd.ms-office.vba&#80;roject')],
    ['an embedded object', named('word/embeddings/oleObject1.bin', '\xd0\xcf\x11\xe0')],
    ['an object by its relationship', related(`Type="${base}/oleObject"`)],
    ['an object spelt in two ways', related(`Type="${base}/ole&#79;bject"`)],
    [
      'a size that is more than it has',
      makeDocx({ name: 'word/a.xml', claims: 9, isDeflated: true }),
    ],
    ['a template elsewhere', related(`Type="${base}/attachedTemplate" TargetMode="External"`)],
    ['a picture elsewhere', related(`Type="${base}/image" TargetMode="External"`)],
    ['a relationship behind a comment', makeDocx(relationships('<!-- --><Relationship/>'))],
    ['a program called a picture', named('word/media/image1.png', 'MZ\x90')],
    ['a program called text', named('word/a.xml', 'MZ\x90')],
    ['a program', named('word/a.exe', 'MZ\x90')],
    ['an absolute name', named('/word/a.xml')],
    ['a name that leaves its folder', named('word/../../a.xml')],
    ['a name with a backslash', named('word\\a.xml')],
    ['an empty step in a name', named('word//a.xml')],
    ['two names that differ in case', makeDocx({ name: 'word/A.xml' }, { name: 'word/a.xml' })],
    ['a false size', changed(entry, 24, 4_000)],
    [
      'a false size of what is deflated',
      makeDocx({
        name: 'word/a.xml',
        data: `<${'a'.repeat(5_000)}`,
        claims: 100,
        isDeflated: true,
      }),
    ],
    ['fewer parts in its table', changed(end, 8, 0x00020002, [{ name: 'word/a.xml' }])],
    ['another size in its table', changed(entry, 20, 1)],
    ['another name in its table', changed(entry, 46, 0x61616161)],
    ['another method in its table', changed(entry, 10, 8)],
    ['encryption', changed(local, 6, 1)],
    ['a part that lies over another', changed(entry, 42, 0)],
    ['something between its parts', Buffer.concat([Buffer.from('PK\x03\x04'), makeDocx()])],
    ['something behind its end', Buffer.concat([makeDocx(), Buffer.of(0)])],
  ])('with %s is refused', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('validation.fileUnsafe')
  })
})
