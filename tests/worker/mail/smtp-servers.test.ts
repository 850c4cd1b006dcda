import { afterEach, expect, it } from 'vitest'
import { queueReceipts, sendNow } from '../../support/mail/queued-mails'
import { type MailServer, openMailServer, trustedUser } from '../../support/mail/smtp-server'
import { openSite, type Site } from '../../support/site'
import { readVariables } from '../../support/variables'

const open: (Site | MailServer)[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function openServer(options: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options)
  open.push(server)
  return server
}

/** Sends one mail with these settings; returns the lines of the log. */
async function sendWith(vars: Record<string, string>) {
  const site = await openSite({ vars: { MAIL_TRANSPORT: 'smtp', ...vars } })
  open.push(site)
  await queueReceipts((await site.env()).DB, ['noura@visitor.example'], 'en')
  return sendNow(site)
}

const plain = { SMTP_HOST: '127.0.0.1', SMTP_TLS: 'none' }
const secured = { SMTP_HOST: 'localhost', SMTP_TLS: 'starttls' }
const login = { SMTP_USER: trustedUser.user, SMTP_PASSWORD: trustedUser.password }

it.each([
  ['STARTTLS', 'starttls'],
  ['TLS from the first byte', 'implicit'],
] as const)('mail and password go over %s', async (_, tls) => {
  const server = await openServer({ tls, auth: true })
  const vars = { ...secured, SMTP_TLS: tls, SMTP_PORT: String(server.port), ...login }
  expect(await sendWith({ ...vars, MAIL_FROM_NAME: 'Sample Authority' })).toMatchObject([
    { level: 'info', part: 'mail.send' },
  ])
  expect(server.received).toMatchObject([{ secure: true, from: { name: 'Sample Authority' } }])
})

it('a server with the certificate of another name gets nothing', async () => {
  const server = await openServer({ tls: 'starttls', auth: true })
  const vars = { ...secured, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port), ...login }
  expect(await sendWith(vars)).toMatchObject([{ error: 'SmtpError: SMTP_TLS_LOST' }])
  expect(server.recipients).toEqual([])
})

it('a server that does not offer STARTTLS gets neither password nor mail', async () => {
  const server = await openServer({ auth: true })
  const vars = { ...secured, SMTP_PORT: String(server.port), ...login }
  expect(await sendWith(vars)).toMatchObject([{ error: 'SmtpError: SMTP_TLS_UNSUPPORTED' }])
  expect(server.recipients).toEqual([])
})

it('a wrong password is retried, because it concerns every mail', async () => {
  const server = await openServer({ auth: true })
  const vars = { ...plain, SMTP_PORT: String(server.port), ...login, SMTP_PASSWORD: 'wrong' }
  expect(await sendWith(vars)).toMatchObject([
    { level: 'warn', part: 'mail.send', error: 'SmtpError: SMTP_AUTH_535' },
  ])
})

it('nobody who listens is an outage', async () => {
  const server = await openServer({})
  await server.close()
  const vars = { ...plain, SMTP_PORT: String(server.port) }
  expect(await sendWith(vars)).toMatchObject([
    { level: 'warn', part: 'mail.send', error: 'SmtpError: SMTP_CONNECT_LOST' },
  ])
})

const settings = {
  MAIL_TRANSPORT: 'smtp',
  SMTP_HOST: 'mail.site.example',
  SMTP_PORT: '465',
  SMTP_TLS: 'implicit',
}

it.each([
  [{ SMTP_HOST: '' }, 'SMTP_HOST is missing'],
  [{ SMTP_TLS: 'none' }, 'SMTP_TLS must not be none'],
  [{ SMTP_USER: 'site' }, 'SMTP_PASSWORD is missing'],
])('settings %o are refused', (changed, message) => {
  expect(readVariables(settings).mail.smtp).toMatchObject({
    hostname: 'mail.site.example',
    port: 465,
  })
  expect(() => readVariables({ ...settings, ...changed })).toThrow(message)
})
