/** A part of a message; `content` is the text, or the bytes of a file. */
export interface MessagePart {
  type: string
  encoding?: 'base64' | 'quoted-printable'
  content: string | Buffer
  /** Character set of a text (default: UTF-8); its bytes are given by `content`. */
  charset?: string
  fileName?: string
  /** Shown in the text of the message. */
  contentId?: string
}

export interface ComposedMessage {
  from: string
  to: string
  subject?: string
  /** Without one the message is the next of the run. */
  id?: string
  /** Fields that the sender adds, above those of every message. */
  fields?: readonly string[]
  /** The platform's results, above everything else; null without. */
  results?: string | null
  /** Texts in several forms, as `multipart/alternative`. */
  texts: readonly MessagePart[]
  files?: readonly MessagePart[]
}

let composed = 0

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).replace('>', '')

/** What the platform writes about a message that its sender's domain has signed. */
export function passed(from: string): string {
  const domain = domainOf(from)
  return [
    `dkim=pass header.d=${domain} header.s=s1 header.b=abcdefgh`,
    `dmarc=pass header.from=${domain} policy.dmarc=none`,
    `spf=none (mx.cloudflare.net: no SPF records found for postmaster@mx.${domain}) smtp.helo=mx.${domain}`,
    `spf=pass (mx.cloudflare.net: domain of ${from} designates 192.0.2.1 as permitted sender) smtp.mailfrom=${from}`,
    'arc=none smtp.remote-ip="192.0.2.1"',
  ].join(';\r\n\t')
}

function encodeQuoted(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\n')
  const encoded = lines.map((line) => {
    const signs = [...line].map((sign) =>
      /[\t\x20-\x3c\x3e-\x7e]/.test(sign)
        ? sign
        : `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    const rows: string[] = ['']
    for (const sign of signs) {
      if ((rows.at(-1)?.length ?? 0) + sign.length > 75) rows.push('')
      rows[rows.length - 1] += sign
    }
    return rows.join('=\r\n')
  })
  return encoded.join('\r\n')
}

function encode({ content, encoding }: MessagePart): string {
  const bytes = Buffer.from(content)
  if (encoding === 'quoted-printable') return encodeQuoted(bytes)
  if (encoding === 'base64') return bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
  return bytes.toString('latin1').replaceAll('\n', '\r\n')
}

function writePart(part: MessagePart): string {
  const { type, encoding = '8bit', charset = 'utf-8', fileName, contentId } = part
  const isText = !fileName && !contentId
  const name = fileName && `; filename*=UTF-8''${encodeURIComponent(fileName)}`
  return [
    `Content-Type: ${type}${isText ? `; charset=${charset}` : ''}`,
    `Content-Transfer-Encoding: ${encoding}`,
    ...(name ? [`Content-Disposition: ${contentId ? 'inline' : 'attachment'}${name}`] : []),
    ...(contentId ? [`Content-ID: <${contentId}>`] : []),
    '',
    encode(part),
  ].join('\r\n')
}

function join(kind: string, parts: readonly string[]): string {
  const boundary = `${kind}-${parts.length}-boundary`
  const head = `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`
  return `${head}${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`
}

/** A raw message as it reaches the worker: the platform's fields, the sender's, the body. */
export function composeMessage(message: ComposedMessage): string {
  const { from, to, subject = 'Re: a request', fields = [], texts, files = [] } = message
  composed += 1
  const { id = `message-${composed}@sender.example`, results = passed(from) } = message
  const written = texts.map(writePart)
  const body = written.length === 1 ? (written[0] ?? '') : join('alternative', written)
  const shown = files.filter(({ contentId }) => contentId)
  const attached = files.filter(({ contentId }) => !contentId)
  const related = shown.length > 0 ? join('related', [body, ...shown.map(writePart)]) : body
  const head = [
    'Received: from mx.sender.example (192.0.2.1)\r\n\tby cloudflare-email.net (cloudflare) id abc',
    ...(results === null ? [] : [`Authentication-Results: mx.cloudflare.net;\r\n\t${results}`]),
    'Received: by mx.sender.example with SMTP id 1',
    ...fields,
    'MIME-Version: 1.0',
    `From: ${from}`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    'Date: Tue, 1 Dec 2026 09:00:00 +0300',
  ]
  const content =
    attached.length > 0 ? join('mixed', [related, ...attached.map(writePart)]) : related
  return `${head.join('\r\n')}\r\n${content}`
}

/** A message with one plain text. */
export const plainMessage = (message: Omit<ComposedMessage, 'texts'>, text: string): string =>
  composeMessage({ ...message, texts: [{ type: 'text/plain', content: text }] })
