import * as v from 'valibot'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { requestActions } from '#domain/tickets/status'
import type { Work } from '../runtime/request-context'
import { readSealed, sealToken } from '../security/tokens'
import { codeGoodForMs } from './limits'

const purpose = 'inquiry'
const action = v.optional(v.picklist(requestActions))

const ticket = v.object({
  reference: v.string(),
  /** What a code was mailed for, and has to be entered for now. */
  asked: action,
  /** What its sender has done with it just now. */
  done: action,
  until: v.number(),
})

/** Who has looked a request up, and what they are doing with it. */
export type Ticket = v.InferOutput<typeof ticket>

/** A ticket as others hold it: sealed, so that it tells nothing and nobody else can make one. */
export function sealTicket(work: Work, holder: Ticket): Promise<string> {
  return sealToken(work, purpose, holder)
}

/** What a token stands for, or null when it is none of ours, or too old. */
export function openTicket(work: Work, token: string): Promise<Ticket | null> {
  return readSealed(work, purpose, token, ticket)
}

/** The address of a result: for as long as a code is good, and telling nothing by itself. */
export async function resultAddress(
  work: Work,
  locale: Locale,
  holder: Omit<Ticket, 'until'>,
): Promise<string> {
  const token = await sealTicket(work, { ...holder, until: work.now + codeGoodForMs })
  return `${routePath('inquiry', locale)}?result=${token}`
}
