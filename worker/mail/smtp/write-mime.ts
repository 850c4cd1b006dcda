import { encodeText } from '#domain/text/encoding'

export interface MimeMessage {
  from: { name: string; email: string }
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** Left part of the Message-ID. */
  id: string
  /** Epoch ms. */
  date: number
  headers: Record<string, string>
}

const boundary = '=_alternative'

function toBase64(text: string): string {
  let binary = ''
  for (const byte of encodeText(text)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Bytes of an encoded word: it has at most 75 characters (RFC 2047). */
const wordBytes = 42

/** A header's text; what is not ASCII becomes encoded words, none of which divides a character. */
function encodePhrase(text: string): string {
  const words = ['']
  for (const character of text.replace(/[\r\n\0]+/g, ' ')) {
    const longer = (words.at(-1) ?? '') + character
    if (encodeText(longer).byteLength > wordBytes) words.push(character)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${toBase64(word)}?=`).join('\r\n ')
}

function encodeText7bit(text: string): string {
  return /^[ -~]{0,60}$/.test(text) && !text.includes('=?') ? text : encodePhrase(text)
}

function encodeMailbox({ name, email }: { name: string; email: string }): string {
  if (name === '') return email
  const isAtoms = /^[\w !#$%&'*+/=?^`{|}~-]{1,60}$/.test(name) && !name.includes('=?')
  return `${isAtoms ? name : encodePhrase(name)} <${email}>`
}

/** `Tue, 01 Dec 2026 06:00:00 +0000` (RFC 5322). */
const formatDate = (date: number) => new Date(date).toUTCString().replace('GMT', '+0000')

function writePart(type: string, text: string): string[] {
  const body = toBase64(text.replace(/\r?\n/g, '\r\n'))
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
  ]
}

/** A message with its text and HTML (RFC 5322, RFC 2045): lines of ASCII that end in CRLF. */
export function writeMime({
  from,
  to,
  replyTo,
  id,
  date,
  headers,
  ...content
}: MimeMessage): string {
  const domain = from.email.slice(from.email.lastIndexOf('@') + 1)
  const others = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`,
  )
  const lines = [
    `From: ${encodeMailbox(from)}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encodeText7bit(content.subject)}`,
    `Date: ${formatDate(date)}`,
    `Message-ID: <${id}@${domain}>`,
    // Programs that answer mail leave it alone (RFC 3834).
    'Auto-Submitted: auto-generated',
    ...others,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...writePart('text/plain', content.text),
    ...writePart('text/html', content.html),
    `--${boundary}--`,
    '',
  ]
  return lines.join('\r\n')
}
