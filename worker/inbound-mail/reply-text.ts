import PostalMime, { type Email } from 'postal-mime'
import { cleanText, unifyLineBreaks } from '#domain/text/clean-text'
import { encodeText } from '#domain/text/encoding'

/** What a reply may quote of the mail that it replies to. */
export interface QuotedMail {
  /** The line above which a reply is written, in each language. */
  markers: readonly string[]
  /** Addresses of this site, in lower case; mail programs name them above a quotation. */
  addresses: readonly string[]
  /** The mail's subject and text with the authority's names, in lines. */
  text: string
}

/** HTML without the elements of a name, each of them to its end tag. */
function dropElements(html: string, name: 'style' | 'title'): string {
  const [first = '', ...others] = html.split(new RegExp(`<${name}\\b`, 'i'))
  const end = new RegExp(`</${name}\\s*>`, 'i')
  const rests = others.map((piece) => {
    const [, ...rest] = piece.split(end)
    return rest.join('')
  })
  return [first, ...rests].join('')
}

/** The text of an HTML body; the library converts one that has no counterpart in a multipart message. */
async function toPlainText(html: string): Promise<string> {
  const head = 'Content-Type: multipart/mixed; boundary=part\r\n\r\n--part\r\n\r\n\r\n--part\r\n'
  const part = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  const bytes = encodeText(dropElements(dropElements(html, 'style'), 'title'))
  const pieces: string[] = []
  const pieceBytes = 57 * 256
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceBytes))))
  }
  const { text = '' } = await PostalMime.parse(
    `${head}${part}${pieces.join('\r\n')}\r\n--part--\r\n`,
  )
  return text
}

/** Marks of direction, which mail programs put around names and quotations in Arabic. */
const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const plain = (line: string) => line.replace(bidiMarks, '').trim()
const isQuoted = (line: string) => plain(line).startsWith('>')
const unquote = (line: string) => plain(line).replace(/^[\s>]+/, '')
const isEmpty = (line: string) => unquote(line) === ''

const linkAddress = /[<([]?(?:https?:\/\/|mailto:)[^\s<>]*>?/g
/**
 * A text for comparison: addresses of links differ from mail to mail, and programs repeat them beside
 * their text; they also put spaces and line breaks where none were.
 */
const normalise = (text: string) => text.replace(linkAddress, '').replace(/[\s()]+/g, '')

/**
 * True if the lines are nothing but a quotation: each has a mark, or together they are a passage of the
 * mail, however its lines were broken, or each is a line of it.
 */
function areQuoted(lines: readonly string[], { text }: QuotedMail): boolean {
  const written = lines.filter((line) => !isEmpty(line))
  if (written.every(isQuoted)) return true
  const shown = written.map((line) => normalise(unquote(line)))
  if (normalise(text).includes(shown.join(''))) return true
  const known = new Set(['', ...text.split('\n').map(normalise)])
  return shown.every((line) => known.has(line))
}

/** How mail programs begin the sentence above a quotation: `On … wrote:`, `في … كتب …:`. */
const sentenceStart = /^(?:on|في|بتاريخ|يوم|كتب)\s|^\d/iu
const sentenceAtMost = 3
/** A list of header fields there: it begins with who sent the mail. */
const fieldsStart = /^\*?(?:from|من|المرسل)\*?\s?:/iu
const fieldLine = /^\*?\p{L}[\p{L} ]{0,24}\*?\s?:/u
const fieldsAtMost = 8
const strokes = /^[-_—]{3,}(?:[\p{L} ]{1,40}[-_—]{3,})?$/u

/** Index of the line with which the head of a quotation begins; the number of lines without a head. */
function findHead(lines: readonly string[], { addresses }: QuotedMail): number {
  const namesSite = (some: readonly string[]) => {
    const text = some.join(' ').toLowerCase()
    return addresses.some((address) => text.includes(address))
  }
  const sentence = lines.findLastIndex((line) => sentenceStart.test(line))
  const words = lines.slice(sentence)
  const isSentence = words.length <= sentenceAtMost && words.at(-1)?.endsWith(':')
  if (sentence >= 0 && isSentence && namesSite(words)) return sentence
  const first = lines.findLastIndex((line) => fieldsStart.test(line))
  const fields = lines.slice(first)
  const areFields = fields.length <= fieldsAtMost && fields.every((line) => fieldLine.test(line))
  if (first < 0 || !areFields || !namesSite(fields)) return lines.length
  return strokes.test(lines[first - 1] ?? '') ? first - 1 : first
}

/** The lines without the head of the quotation below them. */
function dropHead(lines: readonly string[], quoted: QuotedMail): readonly string[] {
  const own = lines.slice(0, lines.findLastIndex((line) => !isEmpty(line)) + 1)
  const start = own.findLastIndex(isEmpty) + 1
  const block = own.slice(start).map(unquote)
  return own.slice(0, start + findHead(block, quoted))
}

/**
 * A text without the quotation of our mail below it. All of it stays where anything after the marker
 * might be the sender's own, such as replies between the quoted lines.
 */
export function dropQuotation(text: string, quoted: QuotedMail): string {
  const lines = unifyLineBreaks(text).split('\n')
  const markers = quoted.markers.map(normalise)
  const at = lines.findIndex((line) => markers.includes(normalise(unquote(line))))
  if (at < 0 || !areQuoted(lines.slice(at + 1), quoted)) return text
  return dropHead(lines.slice(0, at), quoted).join('\n')
}

/** Quotations that stay may make a text longer than a form would take. */
const textAtMost = 20_000
/** Of a text or of HTML, in characters: a letter with the quotations of a year. */
const sourceAtMost = 200_000

/** What the sender has written, empty if there is nothing but the quotation; null if it is too long. */
export async function readReplyText(
  { text = '', html = '' }: Pick<Email, 'text' | 'html'>,
  quoted: QuotedMail,
): Promise<string | null> {
  const isHtml = text.trim() === ''
  if ((isHtml ? html : text).length > sourceAtMost) return null
  const written = isHtml ? await toPlainText(html) : text
  const own = cleanText(dropQuotation(written, quoted))
  return own.length > textAtMost ? null : own
}
