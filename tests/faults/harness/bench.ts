import type { PersonalState, Receipt } from '#domain/forms/personal-state'
import { type FormName, forms } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { startStopwatch } from '../../support/fault-speed'
import { answers } from '../../support/forms/answers'
import { filled, openForm, post, type Reply, readOpened } from '../../support/forms/forms'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'
import { sentPrefix } from '../worker/fault'

type Fields = Record<string, string>

interface Prepared {
  locale: Locale
  path: string
  fields: Fields
}

/** A sent form with its response and the time it took. */
export interface Sent extends Prepared {
  reply: Reply
  ms: number
}

/** A stored submission with the counts of its related rows. */
export interface Row {
  reference: string
  outboxReference: string | null
  locale: Locale
  createdAt: number
  events: number
  mails: number
}

interface SendOptions {
  /** Default: the support request. */
  form?: FormName
  faults?: string
  typed?: Fields
  headers?: Fields
}

export interface Bench {
  site: Site
  /** Opens a form, fills it in and sends it under faults. */
  send: (locale: Locale, options?: SendOptions) => Promise<Sent>
  /** Sends the same form again, as a double click does. */
  again: (sent: Prepared, faults?: string) => Promise<Sent>
  /** The receipt on the page a response redirects to. */
  receiptOf: (sent: Sent) => Promise<Receipt>
  /** Looks up a ticket; returns its page or the refusal. */
  inquire: (sent: Sent, reference: string, faults?: string) => Promise<Inquired>
  /** Runs the jobs of one minute under faults. */
  cron: (faults?: string) => Promise<void>
  rowsOf: (key: string | undefined) => Promise<Row[]>
  /** Idempotency keys of the submissions in the outbox. */
  waiting: () => Promise<string[]>
  /** Mails sent to one address. */
  sentTo: (email: string | undefined) => Promise<{ subject: string; text: string }[]>
  lines: () => Promise<Record<string, unknown>[]>
  /** Canary texts found in the log. */
  leaks: () => Promise<string[]>
}

export interface Inquired {
  status: number
  html: string
  own: PersonalState | null
}

const canary = 'qanary'
let planted = 0

/** Canary values for fields and headers, so that a leak can be found. */
function plant(): { typed: Fields; headers: Fields } {
  planted += 1
  return {
    typed: {
      fullName: `Qanary Person ${planted}`,
      email: `${canary}.${planted}@example.com`,
      message: `A ${canary} message, number ${planted} of this run.`,
    },
    headers: {
      cookie: `cookie_consent=${canary}; __Host-visitor=${canary}.${canary}`,
      'user-agent': `Mozilla/5.0 ${canary}`,
      referer: `http://localhost:8787/contact?name=${canary}`,
    },
  }
}

const stored = `select reference, outbox_reference as outboxReference, locale, created_at as createdAt,
  (select count(*) from events where events.reference = submissions.reference) as events,
  (select count(*) from mails where mails.reference = submissions.reference) as mails
  from submissions`

async function deliver(site: Site, sent: Prepared, headers: Fields): Promise<Sent> {
  const elapsed = startStopwatch(headers['x-fault'] ?? '')
  const deliverOnce = async () => {
    const reply = await post(site, sent.path, sent.fields, headers)
    // Error text of the local proxy; the site's own failures are HTML documents.
    if (reply.text.startsWith('Error: Network connection lost')) throw new Error(reply.text)
    return reply
  }
  // The local proxy sometimes drops a connection; the idempotency key makes a retry safe.
  const reply = await deliverOnce().catch(deliverOnce)
  return { ...sent, reply, ms: elapsed() }
}

function withFaults(faults: string | undefined): Fields {
  return faults ? { 'x-fault': faults } : {}
}

/** Opens the site with failing bindings. */
export async function openBench(vars: Fields = {}): Promise<Bench> {
  const site = await openSite({ faulty: true, vars })
  const lines = async () => (await site.log()).map((line) => JSON.parse(line))
  return {
    site,
    async send(locale, { form = 'support', faults, typed, headers } = {}) {
      const path = routePath(forms[form].page, locale)
      const own = plant()
      const planted = Object.entries(own.typed).filter(([name]) => name in answers[form])
      const opened = await openForm(site, path)
      const fields = filled(form, opened, { ...Object.fromEntries(planted), ...typed })
      const all = { ...own.headers, ...withFaults(faults), ...headers }
      return deliver(site, { locale, path, fields }, all)
    },
    again: ({ locale, path, fields }, faults) =>
      deliver(site, { locale, path, fields }, withFaults(faults)),
    async receiptOf({ reply }) {
      const { own } = await openForm(site, reply.location)
      if (own?.kind !== 'receipt')
        throw new Error(`no receipt at ${reply.location}: ${reply.status}`)
      return own.receipt
    },
    async inquire({ locale, fields }, reference, faults) {
      const path = routePath('inquiry', locale)
      const asked = { form: 'inquiry', email: fields.email ?? '', ticketNumber: reference }
      const { status, location, text } = await post(site, path, asked, withFaults(faults))
      if (status !== 303) return { status, ...readOpened(text) }
      return openForm(site, location)
    },
    cron: async (faults = '* * * * *') => {
      // The entry reads its faults from the trigger's cron expression.
      await site.cron(faults)
    },
    async rowsOf(key = '') {
      const rows = await readRows(site, `${stored} where idempotency_key = ?`, key)
      // The statement selects exactly these columns.
      return rows as unknown as Row[]
    },
    async waiting() {
      const list = async () => (await site.env()).OUTBOX.list({ prefix: 'outbox:' })
      // After a long job the harness's idle connection may already be closed.
      const { keys } = await list().catch(list)
      return keys.map(({ name }) => name.split(':')[2] ?? '')
    },
    async sentTo(email) {
      const { PAYLOADS: store } = await site.env()
      const { keys } = await store.list({ prefix: sentPrefix })
      const mails = await Promise.all(keys.map(({ name }) => store.get(name, 'json')))
      return (mails as { to: string; subject: string; text: string }[]).filter(
        ({ to }) => to === email,
      )
    },
    lines,
    leaks: async () => JSON.stringify(await site.log()).match(/qanary[^"\\]*/gi) ?? [],
  }
}

export const allDown = 'd1=fail, kv=fail, outbox=fail'

/** The log line of a request, found by the `x-request-id` of its response. */
export async function lineOf({ lines }: Bench, { reply }: Sent) {
  const id = reply.headers.get('x-request-id')
  return (await lines()).find(({ event, request }) => event === 'request' && request === id)
}
