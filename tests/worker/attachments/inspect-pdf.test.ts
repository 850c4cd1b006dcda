import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspect } from '#worker/attachments/inspect'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const verdict = (text: string) => inspect({ name: 'a.pdf', bytes: bytesOf(text) })
const wrap = (body: string) => `%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`
const catalog = (inside: string) => wrap(`1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj`)

/** An object stream with an index of the given objects. */
function objectStream(objects: readonly string[], options = '/Filter /FlateDecode') {
  let offset = 0
  const index = objects.map((object, at) => {
    const entry = `${at + 10} ${offset}`
    offset += object.length + 1
    return entry
  })
  const head = `${index.join(' ')} `
  const plain = Buffer.from(head + objects.join(' '), 'latin1')
  const data = options.includes('/FlateDecode') ? deflateSync(plain) : plain
  const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${head.length} ${options} >>`
  return `5 0 obj\n${dictionary}\nstream\n${data.toString('latin1')}\nendstream\nendobj`
}

const press = '<< /S /URI /URI (https://example.com) >>'
const goTo = '<< /S /GoTo /D [3 0 R /Fit] >>'

describe('a PDF', () => {
  it.each([
    ['opens at a page', catalog('/OpenAction [3 0 R /XYZ null null 0]')],
    ['goes to a page on opening', catalog(`/OpenAction ${goTo}`)],
    ['names such an action', `${catalog('/OpenAction 9 0 R')}9 0 obj ${goTo} endobj`],
    ['holds links to be pressed', catalog(`/Annots [<< /Subtype /Link /A ${press} >>]`)],
    ['keeps its objects in a stream', wrap(objectStream([goTo, '[1 2.5 -3 (text) <AB>]']))],
    ['keeps them there as they are', wrap(objectStream(['<< /A 1 >>', 'null'], ''))],
    ['has a word of script in a string', catalog('/Title (/JavaScript \\) /JS)')],
    ['has one in a stream', wrap('1 0 obj << >> stream\n/JS /Launch\nendstream endobj')],
    ['has one in a comment', wrap('% /JavaScript\n1 0 obj null endobj')],
  ])('that %s is accepted', async (_, text) => {
    expect(await verdict(text)).toBeNull()
  })

  const hidden = '8 0 obj << /S /JavaScript /JS (x) >> endobj'
  it.each([
    ['runs script', catalog('/Names << /JavaScript 4 0 R >>')],
    ['spells it otherwise', catalog('/#4a#61vaScript 4 0 R')],
    ['runs it between comments', wrap('%stream\n1 0 obj << /JS (x) >> endobj\n%endstream')],
    ['runs it behind a stream', wrap('1 0 obj << >> stream\nx\nendstream << /JS (x) >>')],
    ['hides an object in a comment', wrap(`% ${hidden}\n`)],
    ['hides one in a string', catalog(`/Title (${hidden})`)],
    ['hides one in a stream', wrap(`1 0 obj << >> stream\n${hidden}\nendstream endobj`)],
    ['parts its header with comments', wrap('1 0 obj (8 0 %\nobj << >>) endobj')],
    ['hides one in an object stream', wrap(objectStream([goTo, '<< /S /JavaScript >>']))],
    ['hides one in a plain object stream', wrap(objectStream(['<< /JS (x) >>'], ''))],
    [
      'calls an object stream nothing',
      wrap(objectStream(['<< /JS (x) >>'], '').replace('/ObjStm', '/X')),
    ],
    ['packs objects in another way', wrap(objectStream([goTo], '/Filter /LZWDecode'))],
    ['packs them twice', wrap(objectStream([goTo], '/Filter [/FlateDecode /FlateDecode]'))],
    [
      'packs them with a predictor',
      wrap(objectStream([goTo], '/Filter /FlateDecode /DecodeParms 2 0 R')),
    ],
    ['names the filter elsewhere', wrap(objectStream([goTo], '/Filter 9 0 R'))],
    [
      'has an object stream that is damaged',
      wrap(objectStream([goTo]).replace('stream\nx', 'stream\n!')),
    ],
    ['cuts an object of a stream in a string', wrap(objectStream(['(', '\\) ) /S']))],
    ['cuts one in a comment', wrap(objectStream(['1 %', '( \n /S )']))],
    ['opens an address by itself', catalog(`/OpenAction ${press}`)],
    ['opens one by number', `${catalog('/OpenAction 9 0 R')}9 0 obj ${press} endobj`],
    [
      'opens one by number in a stream',
      wrap(`${objectStream([press])} 1 0 obj << /OpenAction 10 0 R >> endobj`),
    ],
    ['chains an address to a page', catalog(`/OpenAction << /S /GoTo /Next ${press} >>`)],
    ['prints by itself', catalog('/OpenAction << /S /Named /N /Print >>')],
    ['sends a form', catalog('/A << /S /SubmitForm >>')],
    ['leads into other files', catalog('/A << /S /GoToR /F (x) >>')],
    ['leads into files inside', catalog('/A << /S /GoToE >>')],
    ['starts a program', catalog('/A << /S /Launch >>')],
    ['acts when a page shows', catalog('/AA << >>')],
    ['holds other files', catalog('/EF << /F 4 0 R >>')],
    ['holds a form of XML', catalog('/XFA 4 0 R')],
    ['plays media', catalog('/Subtype /RichMedia')],
    ['is encrypted', catalog('/Encrypt 4 0 R')],
    ['has a stream without end', wrap('1 0 obj << >> stream\nx')],
    ['has a string without end', catalog('/Title (x')],
    ['has an object without number', wrap('obj << >> endobj')],
    ['has words of no PDF', wrap('1 0 obj alert endobj')],
    ['is nested without end', wrap('['.repeat(1_000))],
  ])('that %s is refused', async (_, text) => {
    expect(await verdict(text)).toBe('validation.fileUnsafe')
  })
})
