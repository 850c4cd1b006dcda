import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { takeTries } from '#db/tries'
import { toBase64Url } from '#db/vault'
import { endOfRiyadhDay, riyadhDate, startOfRiyadhDay } from '#domain/calendar'
import type { Own } from '#domain/forms/own'
import { answerOwn } from '../answer-own'
import { type Asked, mayBeAbsent, subjectOf } from '../asked'
import { budgets, within } from '../budget'
import { clientAddress } from '../client-address'
import type { AppEnv, Work } from '../context'
import { answerProblem, isForProgram, retryAfterFailure } from '../errors'
import { isJson } from '../fields'
import { describeError, log } from '../log'
import { loadPage } from '../page-data'
import { vaultOf } from '../vaults'
import { bucketOf } from './bucket'
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

/** Refuses JSON with a field that the form does not have: no browser adds any by itself there. */
export function refuseUnknown(
  c: Context<AppEnv>,
  sent: Record<string, unknown>,
  fields: readonly string[],
): void {
  const known = ['form', 'idempotencyKey', ...fields]
  if (isJson(c.req.raw.headers) && Object.keys(sent).some((name) => !known.includes(name))) {
    throw new HTTPException(422)
  }
}

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
  if (isNew && !(await mayJoin(work, address, page, day))) return 'limited'
  const vault = await vaultOf(work, 'data')
  const visitor = toBase64Url(await vault.hash(id, 'visitor'))
  const noted = await note({ page, visitor, day })
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
  if (mayBeAbsent(asked)) await loadPage(c.get('work'), asked)
  const visitor = await visitorOf(c)
  try {
    const noted = await within(budgets.d1Write, 'd1.write', hearOne(c, asked, visitor, note))
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

/** Shows the page again with what is wrong (422); a program gets the problem alone. */
export async function answerInvalid(c: Context<AppEnv>, asked: Asked, own: Own): Promise<Response> {
  c.set('outcome', 'invalid')
  return isForProgram(c) ? answerProblem(c, 422) : answerOwn(c, asked, own, { status: 422 })
}

/** Why something was not noted, as a status, and the seconds after which it may be tried again. */
export function refusalOf(
  c: Context<AppEnv>,
  heard: Exclude<Heard, 'noted'>,
): { status: 422 | 429 | 503; retryAfter?: number } {
  if (heard === 'differs') return { status: 422 }
  if (heard === 'unavailable') return { status: 503, retryAfter: retryAfterFailure }
  const { now } = c.get('work')
  const tomorrow = Math.ceil((endOfRiyadhDay(riyadhDate(now)) - now) / 1_000)
  return { status: 429, retryAfter: tomorrow }
}

/** Says by a page of its own that it was not noted. */
export function answerUnheard(
  c: Context<AppEnv>,
  heard: Exclude<Heard, 'noted'>,
): Promise<Response> {
  const { status, retryAfter } = refusalOf(c, heard)
  return answerProblem(c, status, { retryAfter })
}
