import { createDatabase, type Database } from '#db/client'
import { rollUpFeedback } from '#db/feedback/totals'
import { countReasons, listUsefulness, readUsefulness } from '#db/feedback/usefulness'
import { deleteExpired } from '#db/privacy/retention'
import { findTicket } from '#db/submissions/submissions'
import { countQueue, listQueue } from '#db/tickets/queue'
import { dayMs, riyadhDate } from '#domain/dates/calendar'
import { noQueueFilter } from '#domain/staff/queue'
import { fillTickets, fillVotes, longTurns, referenceOf, senderOf } from '../fill.ts'
import { countUsage, newUsage, type Usage } from '../usage.ts'

interface Question {
  db: Database
  now: number
  /** A number that differs from one question to the next. */
  turn: number
  /** Tickets in the database. */
  tickets: number
}

const queueOf = (now: number, view: 'open' | 'answered') => ({
  ...noQueueFilter,
  view,
  reader: 'officer-1',
  today: riyadhDate(now),
  finishedSince: now - 90 * dayMs,
})
const pageSize = 50
/** Prime, so that the turns visit tickets all over the table. */
const stride = 7_919

const ticketAt = ({ turn, tickets }: Question) => (turn * stride) % tickets

/** What staff, visitors and jobs ask of a full database. */
const questions = {
  key: ({ db, ...of }) => findTicket(db, referenceOf(ticketAt({ db, ...of }))),
  queue: ({ db, now }) => listQueue(db, queueOf(now, 'open'), null, pageSize),
  'queue.answered': ({ db, now }) => listQueue(db, queueOf(now, 'answered'), null, pageSize),
  'queue.counts': ({ db, now }) => countQueue(db, queueOf(now, 'open')),
  lookup: ({ db, ...of }) => {
    const at = ticketAt({ db, ...of })
    return findTicket(db, [referenceOf(at), `SUGG-${at}`, `COMP-${at}`], senderOf(at))
  },
  'lookup.unknown': ({ db, turn }) => findTicket(db, [`INFO-7${turn}`, `SUGG-7${turn}`], 'nobody'),
  usefulness: ({ db, now, turn }) => readUsefulness(db, `page-${turn % 500}`, riyadhDate(now)),
  statistics: ({ db, now }) => listUsefulness(db, riyadhDate(now)),
  'statistics.reasons': ({ db, now }) => countReasons(db, riyadhDate(now)),
  // The first night counts all that came before, and the last one ends with the day of the questions.
  rollUp: ({ db, now, turn }) =>
    rollUpFeedback(db, riyadhDate(now - (longTurns + 1 - turn) * dayMs)),
  // Each night a day more is past its period.
  retention: ({ db, now, turn }) => deleteExpired(db, now + turn * dayMs),
} satisfies Record<string, (question: Question) => Promise<unknown>>

export type QuestionName = keyof typeof questions

async function planOf(d1: D1Database, { texts }: Usage): Promise<string[][]> {
  const plans: string[][] = []
  for (const { text, values } of texts) {
    const plan = d1.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...values)
    const { results } = await plan.all<{ detail: string }>()
    plans.push(results.map(({ detail }) => detail))
  }
  return plans
}

async function fill(d1: D1Database, params: URLSearchParams, now: number): Promise<Response> {
  const [from, count, total] = ['from', 'count', 'total'].map((name) => Number(params.get(name)))
  const make = params.get('table') === 'votes' ? fillVotes : fillTickets
  const statements = make({ from: from ?? 0, count: count ?? 0, total: total ?? 1, now })
  await d1.batch(statements.map((statement) => d1.prepare(statement)))
  return Response.json({})
}

/**
 * `/fill` inserts rows; `/ask/<question>` runs one and returns what it used of D1, with `plan` also
 * the query plans of its statements.
 */
export default {
  async fetch(request, { DB }) {
    const { pathname, searchParams } = new URL(request.url)
    const now = Number(searchParams.get('now'))
    if (pathname === '/fill') return fill(DB, searchParams, now)
    if (pathname === '/size') {
      const { meta } = await DB.prepare('select 1').all()
      return Response.json({ size: meta.size_after })
    }
    const ask = questions[pathname.slice('/ask/'.length) as QuestionName]
    if (!ask) return Response.json({ id: 'simulation' })
    const [turn = 0, tickets = 1] = ['turn', 'tickets'].map((name) =>
      Number(searchParams.get(name)),
    )
    const usage = newUsage()
    const isPlanned = searchParams.has('plan')
    // Counting runs some statements twice: it is left out where the time is measured.
    const d1 = isPlanned ? countUsage(DB, usage) : DB
    await ask({ db: createDatabase(d1), now, turn, tickets })
    const { texts: _, ...used } = usage
    return Response.json({ ...used, plans: isPlanned ? await planOf(DB, usage) : [] })
  },
} satisfies ExportedHandler<{ DB: D1Database }>
