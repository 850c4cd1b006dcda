import type { PersonalState, Receipt } from '#domain/forms/personal-state'
import { type FormName, forms } from '#domain/forms/registry'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { answers } from '../../support/forms/answers'
import { filled, openForm, post, type Reply, readOpened } from '../../support/forms/forms'
import { readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'
import { sentPrefix } from './fault'

type Fields = Record<string, string>

/** A request as it is sent. */
interface Prepared {
  locale: Locale
  path: string
  fields: Fields
}

/** What was answered to it, and how long that took. */
export interface Sent extends Prepared {
  told: Reply
  ms: number
}

/** A stored request with what was written beside it. */
export interface Row {
  reference: string
  outboxReference: string | null
  locale: Locale
  createdAt: number
  events: number
  mails: number
}

interface SendOptions {
  /** The support request where nothing else is said. */
  form?: FormName
  faults?: string
  typed?: Fields
  headers?: Fields
}

export interface Bench {
  site: Site
  /** Opens the form of a language, fills it in and sends it under some faults. */
  send: (locale: Locale, options?: SendOptions) => Promise<Sent>
  /** Sends the same once more, as somebody who presses twice. */
  again: (sent: Prepared, faults?: string) => Promise<Sent>
  /** What the page says that an answer leads to. */
  receiptOf: (sent: Sent) => Promise<Receipt>
  /** Asks after a request; the page it leads to, or the one that refuses. */
  inquire: (sent: Sent, reference: string, faults?: string) => Promise<Inquired>
  /** Lets a minute's jobs run under some faults. */
  cron: (faults?: string) => Promise<void>
  rowsOf: (key: string | undefined) => Promise<Row[]>
  /** Keys of requests that wait in the outbox. */
  waiting: () => Promise<string[]>
  /** Mail that has left, to one address. */
  sentTo: (email: string | undefined) => Promise<{ subject: string; text: string }[]>
  lines: () => Record<string, unknown>[]
  /** Planted texts that the log gave away. */
  leaks: () => string[]
}

export interface Inquired {
  status: number
  html: string
  own: PersonalState | null
}

const config = 'tests/faults/wrangler.toml'
const canary = 'qanary'
let planted = 0

/** What a visitor types and carries, all of it to be found again wherever it leaks to. */
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
  const started = performance.now()
  const deliverOnce = async () => {
    const told = await post(site, sent.path, sent.fields, headers)
    // So says the local proxy: failures of ours are documents.
    if (told.text.startsWith('Error: Network connection lost')) throw new Error(told.text)
    return told
  }
  // The local proxy loses a connection now and then; sending it again is what the key is for.
  const told = await deliverOnce().catch(deliverOnce)
  return { ...sent, told, ms: performance.now() - started }
}

function withFaults(faults: string | undefined): Fields {
  return faults ? { 'x-fault': faults } : {}
}

/** The site behind bindings that fail, with what tests ask about a request. */
export async function openBench(vars: Fields = {}): Promise<Bench> {
  const site = await openSite({ config, vars })
  const lines = () => site.log().map((line) => JSON.parse(line) as Record<string, unknown>)
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
    async receiptOf({ told }) {
      const { own } = await openForm(site, told.location)
      if (own?.kind !== 'receipt') throw new Error(`no receipt at ${told.location}: ${told.status}`)
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
      // The bench takes its faults from where the trigger's expression stands.
      await site.harness.getWorker().scheduled({ cron: faults })
    },
    async rowsOf(key = '') {
      const rows = await readRows(site, `${stored} where idempotency_key = ?`, key)
      // The statement names exactly these columns.
      return rows as unknown as Row[]
    },
    async waiting() {
      const list = async () => (await site.env()).OUTBOX.list({ prefix: 'outbox:' })
      // After a long job the harness's idle connection may be closed as it is used.
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
    leaks: () => JSON.stringify(site.harness.getLogs()).match(/qanary[^"\\]*/gi) ?? [],
  }
}

/** Faults of D1 and KV at once. */
export const allDown = 'd1=fail, kv=fail, outbox=fail'

/** Line of a request, by the number its answer carries. */
export function lineOf({ lines }: Bench, { told }: Sent): Record<string, unknown> | undefined {
  const id = told.headers.get('x-request-id')
  return lines().find(({ event, request }) => event === 'request' && request === id)
}
