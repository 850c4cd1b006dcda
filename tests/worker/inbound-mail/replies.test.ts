import { afterAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { makePdf } from '../../support/files'
import { placeRequest, statusesOf } from '../../support/forms/requests'
import { mainOf } from '../../support/html'
import {
  type Asked,
  askSender,
  moveAndMail,
  people,
  replyDomain,
  replyVariables,
} from '../../support/mail/correspondence'
import { composeMessage, type MessagePart, plainMessage } from '../../support/mail/raw-message'
import { openMailServer } from '../../support/mail/smtp-server'
import { dumpStored, readRows } from '../../support/rows'
import { cleanFile, infectedFile, openClamdStub, signature } from '../../support/scanners'
import { openSite } from '../../support/site'

const server = await openMailServer()
const scanner = await openClamdStub()
const opened = prepareStaffSite({
  vars: { ...replyVariables(server.port), SCAN_URL: scanner.url },
})
const reem = opened.entered(officers.reem)
const auditor = opened.entered(officers.auditor)
afterAll(async () => {
  await server.close()
  await scanner.close()
})

const text = 'رقم السجل 1010101010.\n\nوالشهادة من الفئة الثانية.'
const shown = /رقم السجل 1010101010\.\s+والشهادة من الفئة الثانية\./
const accepted = { outcome: 'ok', forwards: [] }
const ask = (locale: (typeof locales)[number], to: Parameters<typeof askSender>[3]) =>
  askSender(opened.site, server, locale, to)
const send = ({ email, replyTo }: Pick<Asked, 'email' | 'replyTo'>, raw: string) =>
  opened.site.deliver({ from: email, to: replyTo, raw })
const address = ({ email: from, replyTo: to }: Asked) => ({ from, to })

async function openAtDesk({ reference }: Pick<Asked, 'reference'>, language = '') {
  for (let tries = 1; ; tries++) {
    const answer = await reem.open(`${language}/staff/requests/${reference}`)
    const html = await answer.text()
    if (answer.status === 200) return { html, text: mainOf(html) }
    if (tries === 20) throw new Error(`the desk answered ${answer.status}`)
  }
}

describe.each(locales)('a mail in %s that waits for its sender', (locale) => {
  it('names an address of its own for replies, and says that it takes them', async () => {
    const t = translators[locale]
    const asked = await ask(locale, 'needs_information')
    const pattern = new RegExp(
      `^reply\\+${asked.reference.toLowerCase()}-[0-9a-f]{32}@${replyDomain.replaceAll('.', '\\.')}$`,
    )
    expect(asked.replyTo).toMatch(pattern)
    expect(asked.replyTo.indexOf('@')).toBeLessThanOrEqual(64)
    expect(asked.text.startsWith(t('mail.reply.above'))).toBe(true)
    expect(asked.text).toContain(t('mail.reply.inform'))
    expect(asked.html).toContain(t('mail.reply.inform'))
    const [registered] = server.received.filter(({ envelope }) => envelope.to === asked.email)
    expect(registered?.replyTo).toEqual([{ name: '', address: 'help@site.example' }])
    expect(registered?.text).not.toContain(t('mail.reply.above'))
  })
})

const forms: readonly (readonly [string, readonly MessagePart[]])[] = [
  ['plain text', [{ type: 'text/plain', content: text }]],
  ['base64', [{ type: 'text/plain', encoding: 'base64', content: text }]],
  ['quoted-printable', [{ type: 'text/plain', encoding: 'quoted-printable', content: text }]],
  [
    'HTML alone',
    [
      {
        type: 'text/html',
        encoding: 'base64',
        content: `<html dir="rtl"><body><p>${text.replace('\n\n', '</p><p>')}</p></body></html>`,
      },
    ],
  ],
  [
    'text and HTML',
    [
      { type: 'text/plain', encoding: 'quoted-printable', content: text },
      { type: 'text/html', encoding: 'base64', content: '<p>something else</p>' },
    ],
  ],
  [
    'Windows-1256',
    [
      {
        type: 'text/plain',
        charset: 'windows-1256',
        encoding: 'base64',
        // رقم السجل 1010101010.
        content: Buffer.concat([
          Buffer.from([0xd1, 0xde, 0xe3, 0x20, 0xc7, 0xe1, 0xd3, 0xcc, 0xe1, 0x20]),
          Buffer.from('1010101010.\n\n'),
          // والشهادة من الفئة الثانية.
          Buffer.from([
            0xe6, 0xc7, 0xe1, 0xd4, 0xe5, 0xc7, 0xcf, 0xc9, 0x20, 0xe3, 0xe4, 0x20, 0xc7, 0xe1,
            0xdd, 0xc6, 0xc9, 0x20, 0xc7, 0xe1, 0xcb, 0xc7, 0xe4, 0xed, 0xc9, 0x2e,
          ]),
        ]),
      },
    ],
  ],
]

describe('a reply', () => {
  it.each(forms)('as %s is put into its ticket', async (_, texts) => {
    const asked = await ask('ar', 'needs_information')
    const raw = composeMessage({ ...address(asked), texts })
    expect(await send(asked, raw)).toMatchObject(accepted)
    expect(await statusesOf(opened.site, asked)).toEqual([
      'received',
      'needs_information',
      'in_review',
    ])
    const desk = await openAtDesk(asked)
    expect(desk.text).toMatch(shown)
    expect(desk.text).toContain('رد بالبريد الإلكتروني')
    expect((await openAtDesk(asked, '/en')).text).toContain('Reply by email')
  })

  it('is stored encrypted, and neither text nor addresses are in the log', async () => {
    const asked = await ask('en', 'needs_information')
    await send(asked, plainMessage(address(asked), 'A canary reply with 1010101010.'))
    expect(await dumpStored(opened.site)).not.toContain('canary reply')
    const lines = (await opened.site.log()).filter((line) => line.includes('inbound.stored'))
    expect(lines.at(-1)).toContain(`"reference":"${asked.reference}"`)
    const all = (await opened.site.log()).join()
    expect(all).not.toMatch(/canary reply|1010101010/)
    expect(all).not.toContain(asked.email)
    expect(all).not.toContain(asked.replyTo)
  })

  it('is an entry of the audit log, whose sender has a name there', async () => {
    const asked = await ask('ar', 'needs_information')
    await send(asked, plainMessage(address(asked), text))
    const sql = 'SELECT actor, role, action, before, after FROM audit_entries WHERE subject = ?'
    expect(await readRows(opened.site, sql, asked.reference)).toEqual([
      {
        actor: 'sender',
        role: 'sender',
        action: 'ticket.replied',
        before: '{"status":"needs_information"}',
        after: '{"status":"in_review"}',
      },
    ])
    const page = await auditor.open(`/staff/audit?subject=${asked.reference}`)
    const audit = mainOf(await page.text())
    expect(audit).toContain('مقدّم الطلب')
    expect(audit).toContain('رد بالبريد الإلكتروني')
  })

  it('is confirmed by the mail of the new status', async () => {
    const asked = await ask('en', 'needs_information')
    await send(asked, plainMessage(address(asked), 'The number is 1010101010.'))
    await opened.site.cron()
    const last = server.received.findLast(({ envelope }) => envelope.to === asked.email)
    expect(last?.subject).toContain(translators.en('status.in_review.title'))
    expect(last?.replyTo).toEqual([{ name: '', address: 'help@site.example' }])
  })

  it('of one word is enough, and what it quotes of our mail is left out', async () => {
    const asked = await ask('en', 'needs_information')
    const quoted = asked.text.trimEnd().replaceAll(/^/gm, '> ')
    const head = 'On Tue, Dec 1, 2026 at 9:00 AM The Authority <no-reply@site.example> wrote:'
    await send(asked, plainMessage(address(asked), `Yes\n\n${head}\n${quoted}\n`))
    const { html } = await openAtDesk(asked, '/en')
    expect(/<blockquote[^>]*>([^<]*)<\/blockquote>/.exec(html)?.[1]).toBe('Yes')
  })

  it('in capital letters of the address is recognised', async () => {
    const asked = await ask('en', 'needs_information')
    const shouted = { email: asked.email.toUpperCase(), replyTo: asked.replyTo.toUpperCase() }
    const raw = plainMessage({ from: shouted.email, to: shouted.replyTo }, 'The number is 1.')
    expect(await send(shouted, raw.replaceAll('EXAMPLE.COM', 'example.com'))).toMatchObject(
      accepted,
    )
    expect(await statusesOf(opened.site, asked)).toHaveLength(3)
  })

  it('that arrives again is stored once', async () => {
    const asked = await ask('ar', 'needs_information')
    const raw = plainMessage({ ...address(asked), id: 'twice@sender.example' }, text)
    const [first, second] = await Promise.all([send(asked, raw), send(asked, raw)])
    expect([first, second]).toMatchObject([accepted, accepted])
    await moveAndMail(opened.site, asked, 'needs_information')
    expect(await send(asked, raw)).toMatchObject(accepted)
    const sql = 'SELECT count(*) AS total FROM additions WHERE reference = ?'
    expect(await readRows(opened.site, sql, asked.reference)).toEqual([{ total: 1 }])
    const other = plainMessage({ ...address(asked), id: 'other@sender.example' }, text)
    expect(await send(asked, other)).toMatchObject(accepted)
    expect(await readRows(opened.site, sql, asked.reference)).toEqual([{ total: 2 }])
  })

  it.each(['answered', 'closed', 'withdrawn'] as const)(
    'to a request that is %s reopens it',
    async (to) => {
      const asked = await ask('en', to)
      expect(asked.text).toContain(translators.en('mail.reply.reopen'))
      await send(asked, plainMessage(address(asked), 'The answer concerns another year.'))
      expect((await statusesOf(opened.site, asked)).slice(-2)).toEqual([to, 'in_review'])
      expect((await openAtDesk(asked, '/en')).text).toMatch(/Why it was reopened\s*Reply by email/)
    },
  )

  it('after thirty days goes to people, as the site would not take it either', async () => {
    const asked = await ask('en', 'closed')
    const { DB } = await opened.site.env()
    const sql = 'UPDATE submissions SET updated_at = updated_at - ? WHERE reference = ?'
    await DB.prepare(sql)
      .bind(32 * 86_400_000, asked.reference)
      .run()
    const result = await send(asked, plainMessage(address(asked), 'The answer is late.'))
    expect(result.forwards).toMatchObject([
      { recipient: people, headers: [['x-reply-refused', 'status']] },
    ])
    expect((await statusesOf(opened.site, asked)).at(-1)).toBe('closed')
  })
})

describe('the files of a reply', () => {
  const pdf = (name: string, bytes: Buffer): MessagePart => ({
    type: 'application/pdf',
    encoding: 'base64',
    content: bytes,
    fileName: name,
  })

  it('wait for the scanner, and can be downloaded once they are clean', async () => {
    const asked = await ask('ar', 'needs_information')
    const files = [pdf('شهادة.pdf', cleanFile.bytes), pdf('b.pdf', infectedFile.bytes)]
    const texts = [{ type: 'text/plain', content: text }]
    expect(await send(asked, composeMessage({ ...address(asked), texts, files }))).toMatchObject(
      accepted,
    )
    const page = `/staff/requests/${asked.reference}`
    const before = await openAtDesk(asked)
    expect(before.text).toContain('شهادة.pdf')
    expect(before.text).toContain('بانتظار فحص الفيروسات')
    expect((await reem.open(`${page}/files/1`)).status).toBe(404)
    await opened.site.cron()
    const after = await openAtDesk(asked)
    expect(after.html).toContain(`href="${page}/files/1"`)
    expect(after.html).not.toContain(`href="${page}/files/2"`)
    expect(after.text).toContain(signature)
    const answer = await reem.open(`${page}/files/1`)
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('شهادة.pdf'))
    expect(Buffer.from(await answer.arrayBuffer()).equals(cleanFile.bytes)).toBe(true)
  })

  it('are enough without a text', async () => {
    const asked = await ask('en', 'needs_information')
    const texts = [{ type: 'text/plain', content: ' \n' }]
    const raw = composeMessage({ ...address(asked), texts, files: [pdf('a.pdf', makePdf())] })
    expect(await send(asked, raw)).toMatchObject(accepted)
    const { html, text: desk } = await openAtDesk(asked, '/en')
    expect(desk).toMatch(/Reply by email[\s\S]*a\.pdf/)
    expect(html).not.toContain('<blockquote')
  })

  it('do not count the logos of a signature', async () => {
    const asked = await ask('en', 'needs_information')
    const logo = (name: string): MessagePart => ({
      type: 'image/gif',
      encoding: 'base64',
      content: Buffer.from('GIF89a'),
      fileName: name,
      contentId: `${name}@sender.example`,
    })
    const texts = [{ type: 'text/html', content: '<p>The number is 1.</p><img src="cid:x">' }]
    const files = [...'abcdefg'].map((name) => logo(`${name}.gif`))
    expect(await send(asked, composeMessage({ ...address(asked), texts, files }))).toMatchObject(
      accepted,
    )
    expect((await openAtDesk(asked, '/en')).html).not.toContain('.gif')
  })
})

it('a site without a domain for replies names none and says nothing of them', async () => {
  const placed = await placeRequest(opened.site, 'en', 'in_review')
  const plain = replyVariables(server.port)
  const site = await openSite({ vars: { ...plain, MAIL_REPLY_DOMAIN: '', MAIL_FORWARD_TO: '' } })
  try {
    const asked = await askSender(site, server, 'en', 'needs_information')
    expect(asked.replyTo).toBe('help@site.example')
    expect(asked.text).not.toContain(translators.en('mail.reply.above'))
    expect(asked.text).not.toContain(translators.en('mail.reply.inform'))
    const to = `reply+${placed.reference.toLowerCase()}-${'0'.repeat(32)}@${replyDomain}`
    const raw = plainMessage({ from: asked.email, to }, 'A reply')
    const result = await site.deliver({ from: asked.email, to, raw })
    expect(result.rejectReason).toContain('Please write to us at http://localhost:8787/en/contact')
  } finally {
    await site.close()
  }
})
