import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspect } from '#worker/attachments/inspect'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const look = (text: string) => inspect({ name: 'a.pdf', bytes: bytesOf(text) })
const wrap = (body: string) => `%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`
const catalog = (inside: string) => wrap(`1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj`)

/** An object stream of the given objects. */
function objectStream(objects: string, packed = deflateSync(Buffer.from(objects, 'latin1'))) {
  const dictionary = '<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode >>'
  return `5 0 obj\n${dictionary}\nstream\r\n${packed.toString('latin1')}\nendstream\nendobj`
}

const update = '8 0 obj\n<< /Type /Annot >>\nendobj\ntrailer << /Prev 9 >>\n%%EOF'
const invoice = '/Names << /EmbeddedFiles 4 0 R >> /AF [5 0 R]'

describe('a PDF', () => {
  it.each([
    ['holds pages alone', catalog('')],
    ['was annotated, with no line break behind its first end', `${catalog('').trimEnd()}${update}`],
    ['was filled in twice', `${catalog('')}${update}\n${update}`],
    ['is signed', catalog('/AcroForm << /SigFlags 3 >> /Perms << /DocMDP 7 0 R >>')],
    ['is meant for an archive', catalog('/Metadata 3 0 R /OutputIntents [<< /S /GTS_PDFA1 >>]')],
    ['has a number glued to a keyword', wrap('1 0 obj<</A 1>>endobj 2 0 obj 612endobj')],
    ['has a title like the head of an object', catalog('/Title (Tender 12 0 obj 3)')],
    ['has a string without end', catalog('/Title (x')],
    ['has a stream without end', wrap('1 0 obj << >> stream\nx')],
    ['is nested deeply', wrap('['.repeat(1_000))],
    ['keeps its objects in a stream', wrap(objectStream('10 0 << /Type /Pages >>'))],
    ['has a byte order mark before its header', `\xef\xbb\xbf${catalog('')}`],
    ['has lines of a mail before its header', `Content-Type: x\r\n\r\n${catalog('')}`],
  ])('that %s is accepted without a mark', async (_, text) => {
    expect(await look(text)).toEqual({ issue: null, marks: [] })
  })

  it.each([
    ['runs script', catalog('/Names << /JavaScript 4 0 R >>'), ['script']],
    ['spells script otherwise', catalog('/J#61vaScript 4 0 R'), ['script']],
    ['hides script in an object stream', wrap(objectStream('10 0 << /JS (x) >>')), ['script']],
    ['holds a form of XML', catalog('/XFA 4 0 R'), ['script']],
    ['runs script of an action', catalog('/A << /S /Rendition /JS (x) >>'), ['script']],
    ['sends its fields away', catalog('/A << /S /SubmitForm >>'), ['action']],
    ['takes in the data of fields', catalog('/A << /S /ImportData >>'), ['action']],
    ['leads into another file', catalog('/A << /S /GoToR >>'), ['links']],
    ['leads into a file within', catalog('/A << /S /GoToE >>'), ['links']],
    ['lists files within', catalog('/Names << /EmbeddedFiles 4 0 R >>'), ['embedded']],
    ['holds a file', catalog('/Type /EmbeddedFile'), ['embedded']],
    ['starts a program', catalog('/A<</S/Launch>>'), ['action']],
    ['acts when a page shows', catalog('/AA << >>'), ['action']],
    ['opens at a page', catalog('/OpenAction [3 0 R /XYZ null null 0]'), ['action']],
    ['is an invoice with its XML', catalog(invoice), ['embedded']],
    ['plays media', catalog('/Subtype /RichMedia'), ['embedded']],
    ['leads to an address', catalog('/A << /S /URI /URI (https://example.com) >>'), ['links']],
    ['has an owner password', catalog('/Encrypt 4 0 R'), ['encrypted']],
    [
      'has an owner password and object streams',
      wrap(`/Encrypt 4 0 R ${objectStream('', Buffer.from('encrypted'))}`),
      ['encrypted', 'unread'],
    ],
    ['has an object stream without data', wrap('<< /Type /ObjStm >>'), ['unread']],
    [
      'names an object stream twice',
      wrap(`/ObjStm ${objectStream('10 0 << /JS (x) >>')}`),
      ['script', 'unread'],
    ],
    [
      'expands beyond what is read',
      wrap(objectStream('', deflateSync(Buffer.alloc(9 * 1_048_576)))),
      ['unread'],
    ],
  ])('that %s is accepted with its mark', async (_, text, marks) => {
    expect(await look(text)).toEqual({ issue: null, marks })
  })
})
