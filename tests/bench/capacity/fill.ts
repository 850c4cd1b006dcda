interface Rows {
  /** Number of the first row. */
  from: number
  count: number
  /** Rows of the whole table, over which the time is spread. */
  total: number
  /** Epoch ms. */
  now: number
}

const day = 86_400_000
/** Tickets of 26 months, of which those that ended two years ago are past their period. */
const ticketDays = 800
/** Votes of 13 months, of which the last twelve are kept. */
const voteDays = 400
const pages = 500
/** Turns of a question that reads a whole table. */
export const longTurns = 20

export const referenceOf = (at: number) => `INFO-${1_000_000_000 + at}`
export const senderOf = (at: number) => `sender-${at}`

const series = ({ from, count }: Rows) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${from + count})`

/** As long as the encrypted name and message of a request. */
const answers = `hex(randomblob(400))`

/** Statements that insert tickets with two events and a sent mail each, spread over their months. */
export function fillTickets(rows: Rows): string[] {
  const { total, now } = rows
  const created = `(${now} - ${ticketDays * day} + cast(i * ${(ticketDays * day) / total} as integer))`
  // The last 3 % are open, as the queue of two busy weeks.
  const isOpen = `i >= ${Math.floor(total * 0.97)}`
  const status = `case when ${isOpen} then case i % 10 when 0 then 'needs_information' when 1 then 'referred' when 2 then 'in_review' else 'received' end else case i % 20 when 0 then 'rejected' when 1 then 'withdrawn' else 'closed' end end`
  const kind = `case i % 5 when 0 then 'TECH' when 1 then 'COMP' when 2 then 'SUGG' else 'INFO' end`
  const reference = `'INFO-' || (1000000000 + i)`
  return [
    `${series(rows)} insert into submissions (reference, form, idempotency_key, digest, kind, topic, locale, status, email, email_hash, answers, privacy_version, created_at, updated_at, due_on, sample, assignee) select ${reference}, 'support', 'key-' || i, 'digest-' || i, ${kind}, 'other', case i % 3 when 0 then 'en' else 'ar' end, ${status}, hex(randomblob(40)), 'sender-' || i, ${answers}, '1', ${created}, ${created} + case when ${isOpen} then 0 else ${2 * day} end, date(${created} / 1000 + ${(3 * day) / 1_000}, 'unixepoch'), 0, case when i % 4 = 0 then null else 'officer-' || (i % 12) end from n`,
    `${series(rows)} insert into events (reference, sequence, status, at) select ${reference}, 1, 'received', ${created} from n`,
    `${series(rows)} insert into events (reference, sequence, status, at) select ${reference}, 2, 'closed', ${created} + ${2 * day} from n where not (${isOpen})`,
    `${series(rows)} insert into mails (about, template, locale, recipient, recipient_hash, reference, created_at, next_at, attempts, sent_at) select ${reference} || ':registered', 'registered', 'ar', '', 'sender-' || i, ${reference}, ${created}, null, 1, ${created} from n`,
  ]
}

/** A statement that inserts usefulness votes of 500 pages. */
export function fillVotes(rows: Rows): string[] {
  const { total, now } = rows
  const at = `(${now} - ${voteDays * day} + cast(i * ${(voteDays * day) / total} as integer))`
  const reasons = `case i % 4 when 0 then '["helpful","relevant"]' when 1 then '["hardLayout"]' else '[]' end`
  return [
    `${series(rows)} insert into usefulness_votes (page, visitor, day, answer, reasons, locale, at) select 'page-' || (i % ${pages}), 'visitor-' || i, date(${at} / 1000, 'unixepoch'), case when i % 4 = 1 then 'no' else 'yes' end, ${reasons}, 'ar', ${at} from n`,
  ]
}
