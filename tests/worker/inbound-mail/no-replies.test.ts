import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../../support/files'
import { statusesOf } from '../../support/forms/requests'
import {
  type Asked,
  askSender,
  people,
  replyDomain,
  replyVariables,
} from '../../support/mail/correspondence'
import {
  type ComposedMessage,
  composeMessage,
  passed,
  plainMessage,
} from '../../support/mail/raw-message'
import { type MailServer, openMailServer } from '../../support/mail/smtp-server'
import { openSite, type SentMessage, type Site } from '../../support/site'

let server: MailServer
let site: Site
let asked: Asked
let other: Asked
beforeAll(async () => {
  server = await openMailServer()
  site = await openSite({ vars: replyVariables(server.port) })
  asked = await askSender(site, server, 'en', 'needs_information')
  other = await askSender(site, server, 'en', 'needs_information')
})
afterAll(async () => {
  await site.close()
  await server.close()
})

const text = 'The registration is 1010101010.'

/** A reply of the sender with something changed; its envelope follows the message. */
function reply(
  changed: Partial<ComposedMessage> = {},
  envelope: Partial<SentMessage> = {},
): SentMessage {
  const addresses = { from: asked.email, to: asked.replyTo }
  const raw = plainMessage({ ...addresses, ...changed }, text)
  const { from, to } = { ...addresses, ...changed }
  return { from, to, raw, ...envelope }
}

async function expectUntouched() {
  for (const one of [asked, other]) {
    expect(await statusesOf(site, one)).toEqual(['received', 'needs_information'])
  }
}

const forwardedFor = (reason: string) => [
  { recipient: people, headers: [['x-reply-refused', reason]] },
]

describe('a message goes to people, and no ticket is changed,', () => {
  it.each<[string, string, () => SentMessage]>([
    ['without a signature of its domain', 'authentication', () => reply({ results: null })],
    [
      'with a forged From',
      'authentication',
      () => reply({ results: passed('somebody@evil.example') }, { from: 'somebody@evil.example' }),
    ],
    [
      'with results that its sender brought',
      'authentication',
      () =>
        reply({
          results: `dmarc=fail header.from=example.com; spf=none smtp.helo=x`,
          fields: [`Authentication-Results: mx.cloudflare.net; ${passed(asked.email)}`],
        }),
    ],
    ['from another address', 'sender', () => reply({ from: 'somebody@example.com' })],
    [
      'from two addresses at once',
      'sender',
      () => reply({ from: `${asked.email}, x@example.com` }, { from: asked.email }),
    ],
    [
      'with two From fields',
      'sender',
      () => reply({ fields: [`From: x@example.com`] }, { from: asked.email }),
    ],
    [
      'with a wrong token',
      'token',
      () => reply({ to: asked.replyTo.replace(/-[0-9a-f]{32}@/, `-${'0'.repeat(32)}@`) }),
    ],
    [
      'with the token of another ticket',
      'token',
      () => {
        const [, signature = ''] = /-([0-9a-f]{32})@/.exec(other.replyTo) ?? []
        return reply({ to: asked.replyTo.replace(/[0-9a-f]{32}(?=@)/, signature) })
      },
    ],
    ['to the ticket of another person', 'sender', () => reply({ to: other.replyTo })],
    [
      'with the number of no ticket',
      'token',
      () => reply({ to: `reply+info-1000000000-${'0'.repeat(32)}@${replyDomain}` }),
    ],
    [
      'with the reference alone',
      'address',
      () => reply({ to: `reply+${asked.reference}@${replyDomain}` }),
    ],
    ['to another address', 'address', () => reply({ to: `info@${replyDomain}` })],
    [
      'to the address of another domain',
      'address',
      () => reply({ to: asked.replyTo.replace(replyDomain, 'x.example') }),
    ],
    [
      'with nothing in it',
      'empty',
      () => ({ ...reply(), raw: plainMessage({ from: asked.email, to: asked.replyTo }, ' \n') }),
    ],
    [
      'with a text of a book',
      'length',
      () => ({
        ...reply(),
        raw: plainMessage({ from: asked.email, to: asked.replyTo }, 'a word '.repeat(4_000)),
      }),
    ],
  ])('%s', async (_, reason, compose) => {
    const result = await site.deliver(compose())
    expect(result.outcome).toBe('ok')
    expect(result.rejectReason).toBeUndefined()
    expect(result.forwards).toMatchObject(forwardedFor(reason))
    await expectUntouched()
  })
})

describe('a message is dropped, and nobody answers it,', () => {
  it.each<[string, () => SentMessage]>([
    ['without a return path', () => reply({}, { from: '<>' })],
    ['with an absence note', () => reply({ fields: ['Auto-Submitted: auto-replied'] })],
    ['of a mailing list', () => reply({ fields: ['List-Id: <list.example.com>'] })],
    ['sent in bulk', () => reply({ fields: ['Precedence: bulk'] })],
    ['of an automaton without a standard', () => reply({ fields: ['X-Autoreply: yes'] })],
    [
      'that is a bounce',
      () => {
        const sent = reply()
        return {
          ...sent,
          raw: sent.raw.replace(
            'Content-Type: text/plain',
            'Content-Type: multipart/report; boundary=x; old=text/plain',
          ),
        }
      },
    ],
    ['from the address that the site sends from', () => reply({ from: 'no-reply@site.example' })],
    [
      'in whose From that address stands',
      () => reply({ from: 'no-reply@site.example' }, { from: asked.email }),
    ],
    ['from an address for replies', () => reply({ from: other.replyTo })],
  ])('%s', async (_, compose) => {
    expect(await site.deliver(compose())).toMatchObject({ outcome: 'ok', forwards: [] })
    expect((await site.log()).at(-1)).toMatch(/inbound\.dropped\.(?:automatic|loop)/)
    await expectUntouched()
  })

  it('but one that says that it is not automatic is taken', async () => {
    const own = await askSender(site, server, 'en', 'needs_information')
    const addresses = { from: own.email, to: own.replyTo }
    const raw = plainMessage({ ...addresses, fields: ['Auto-Submitted: no'] }, text)
    await site.deliver({ ...addresses, raw })
    expect(await statusesOf(site, own)).toHaveLength(3)
  })
})

describe('a reply is refused with a reason', () => {
  const withFile = (fileName: string, content: Buffer, type = 'application/octet-stream') =>
    composeMessage({
      from: asked.email,
      to: asked.replyTo,
      texts: [{ type: 'text/plain', content: text }],
      files: [{ type, fileName, content, encoding: 'base64' }],
    })

  it.each<[string, () => string]>([
    ['a program', () => withFile('setup.exe', Buffer.from('MZ'))],
    ['what is not what its name says', () => withFile('a.pdf', Buffer.from('GIF89a'))],
    ['a file with macros', () => withFile('a.docm', Buffer.from('PK'))],
    ['a message as a file', () => withFile('a.eml', Buffer.from('From: x'), 'message/rfc822')],
    ['a file that is too large', () => withFile('a.pdf', makePdf('x'.repeat(5 * 1_048_576)))],
  ])('for %s', async (_, compose) => {
    const result = await site.deliver({ from: asked.email, to: asked.replyTo, raw: compose() })
    expect(result).toMatchObject({ outcome: 'ok', forwards: [] })
    expect(result.rejectReason).toMatch(
      /^A file of this mail was refused, and nothing was stored\./,
    )
    expect(result.rejectReason).toMatch(/^[\x20-\x7e]+$/)
    await expectUntouched()
    const { ATTACHMENTS } = await site.env()
    expect((await ATTACHMENTS.list()).objects).toEqual([])
  })

  it('for its size, before it is read', async () => {
    const raw = withFile('a.pdf', Buffer.alloc(12 * 1_048_576))
    const result = await site.deliver({ from: asked.email, to: asked.replyTo, raw })
    expect(result.rejectReason).toMatch(/^This mail is too large\. Nothing was stored\./)
    await expectUntouched()
  })
})
