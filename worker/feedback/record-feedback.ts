import type { Context } from 'hono'
import { toBase64Url } from '#db/privacy/keyring'
import { takeTries } from '#db/rate-limits/rate-limit-hits'
import { riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { describeError, log } from '../log'
import { loadPage } from '../payloads/load-page'
import { type Asked, mayBeUnpublished, subjectOf } from '../routing/page-request'
import { clientAddress } from '../runtime/client-address'
import { budgets, within } from '../runtime/deadlines'
import type { AppEnv, Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { bucketOf } from '../security/rate-limit-key'
import { mayTryAgain, pause } from '../submissions/retry'
import { keepVisitor, type Visitor, visitorOf } from './visitor'

const newVisitorsAtMost = 20

/** Who says something of which page, and when. */
export interface Voice {
  page: string
  /** Keyed hash of the visitor's cookie. */
  visitor: string
  /** Riyadh day. */
  day: string
}

type Noted = 'noted' | 'limited' | 'differs'
export type Heard = Noted | 'unavailable'

const outcomes = { noted: 'taken', limited: 'limited', differs: 'duplicate' } as const

/** Counts a new visitor, unless many of this address have come to this page today already. */
async function mayJoin(work: Work, address: string, page: string, day: string): Promise<boolean> {
  const limit = {
    bucket: await bucketOf(work, 'opinion', `${address} ${page} ${day}`),
    since: startOfRiyadhDay(day) - 1,
    atMost: newVisitorsAtMost,
  }
  const [times = []] = await takeTries(work.primary, [limit], work.now)
  return times.length < newVisitorsAtMost
}

/**
 * Writes to D1, once more where that is safe: what is said comes under its key, and stands once; a
 * new visitor is counted twice at worst.
 */
async function writeInTime<T>(work: Work, started: number, write: () => Promise<T>): Promise<T> {
  const writeOnce = () => {
    const left = started + budgets.saying - work.house.now()
    return within(Math.min(budgets.d1Write, left), 'd1.write', write())
  }
  try {
    return await writeOnce()
  } catch (error) {
    if (!mayTryAgain(work, error, started)) throw error
    log('warn', {
      event: 'fallback',
      part: 'd1.write',
      request: work.requestId,
      ...describeError(error),
    })
    await pause()
    return writeOnce()
  }
}

async function hearOne(
  c: Context<AppEnv>,
  asked: Asked,
  { id, isNew }: Visitor,
  note: (voice: Voice) => Promise<Noted>,
): Promise<Noted> {
  const work = c.get('work')
  const page = subjectOf(asked)
  const day = riyadhDate(work.now)
  const address = clientAddress(c.req.raw.headers)
  const started = work.house.now()
  const join = () => mayJoin(work, address, page, day)
  if (isNew && !(await writeInTime(work, started, join))) return 'limited'
  const vault = await vaultOf(work, 'data')
  const visitor = toBase64Url(await vault.hash(id, 'visitor'))
  const noted = await writeInTime(work, started, () => note({ page, visitor, day }))
  if (isNew && noted === 'noted') await keepVisitor(c, id)
  return noted
}

/**
 * Lets a visitor say something of a page that stands: tells whether it was noted, or why not. An
 * address that names nothing is 404, a key that is none 400.
 */
export async function hear(
  c: Context<AppEnv>,
  asked: Asked,
  note: (voice: Voice) => Promise<Noted>,
): Promise<Heard> {
  if (mayBeUnpublished(asked)) await loadPage(c.get('work'), asked)
  const visitor = await visitorOf(c)
  try {
    const noted = await hearOne(c, asked, visitor, note)
    c.set('outcome', outcomes[noted])
    return noted
  } catch (error) {
    c.set('outcome', 'unavailable')
    log('error', {
      event: 'failure',
      request: c.get('requestId'),
      part: 'd1.write',
      ...describeError(error),
    })
    return 'unavailable'
  }
}
