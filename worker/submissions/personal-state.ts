import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { commentForms } from '#domain/feedback/comments'
import type { Form } from '#domain/forms/form'
import type { FeedbackState, Own, SmallFormState } from '#domain/forms/personal-state'
import { formOf, forms } from '#domain/forms/registry'
import { findSmallForm } from '#domain/forms/small-forms'
import { tallyFeedback, tallyRatings } from '../feedback/tally'
import { isLinkPage } from '../newsletter/links'
import { ownSubscription } from '../newsletter/personal-state'
import { loadBasis, siteAtHand } from '../payloads/load-page'
import type { Asked } from '../routing/page-request'
import type { AppEnv, Work } from '../runtime/request-context'
import { openTicket } from '../tickets/result-token'
import { showRequest } from '../tickets/ticket-state'
import { makeState } from './form-state'
import { readPrefill } from './prefill'
import { readSlip, tellReceipt } from './receipt'

async function findReceipt(work: Work, asked: Asked, token: string): Promise<Own | null> {
  const { locale, name } = asked
  const slip = await readSlip(work, token, name)
  if (!slip) return null
  const [basis, site] = await Promise.all([loadBasis(work, locale), siteAtHand(work, locale)])
  return { kind: 'receipt', receipt: await tellReceipt(work, slip, locale, basis, site) }
}

async function findResult(work: Work, { locale }: Asked, token: string): Promise<Own | null> {
  const ticket = await openTicket(work, token)
  if (!ticket) return null
  // Without the database there is no result to show: 503, and the address stays good.
  return showRequest(work, locale, ticket).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
}

const steps: readonly FeedbackState['step'][] = ['yes', 'no', 'thanks']

async function ownForm(work: Work, asked: Asked, query: URLSearchParams): Promise<Own | null> {
  const name = formOf(asked.name)
  if (!name) return null
  const { record }: Form = forms[name]
  const receipt = record ? query.get('receipt') : null
  const result = record ? null : query.get('result')
  const wanted = receipt ?? result
  const found = receipt
    ? await findReceipt(work, asked, receipt)
    : result && (await findResult(work, asked, result))
  if (found) return found
  const values = await readPrefill(work, name, asked.locale, query)
  const form = await makeState(work, asked.locale, name, { values })
  return { kind: 'form', form, ...(wanted && { expired: true }) }
}

/** What became of what a visitor said of the page, where its address tells of that. */
async function ownWord(
  work: Work,
  asked: Asked,
  query: URLSearchParams,
): Promise<SmallFormState | null> {
  const { name } = asked
  const step = findSmallForm(name, 'feedback') && steps.find((one) => one === query.get('feedback'))
  if (step) {
    return { kind: 'feedback', feedback: { step, tally: await tallyFeedback(work, asked) } }
  }
  const isThanked = (form: string) => findSmallForm(name, form) && query.get(form) === 'thanks'
  if (isThanked('rating')) {
    return { kind: 'rating', rating: { step: 'thanks', tally: await tallyRatings(work, asked) } }
  }
  const form = commentForms.find(isThanked)
  return form ? { kind: 'comment', comment: { form, step: 'thanks' } } : null
}

/** What was said of a page, and the page's own form beside it where there is one. */
export async function withPageForm(
  work: Work,
  asked: Asked,
  smallForm: SmallFormState,
): Promise<Own> {
  const name = formOf(asked.name)
  if (!name) return smallForm
  return { kind: 'form', form: await makeState(work, asked.locale, name), smallForm }
}

/** What an address asks to be shown to one visitor; null for the page as everyone has it. */
export async function ownOf(c: Context<AppEnv>, asked: Asked): Promise<Own | null> {
  const { searchParams } = c.get('url')
  const work = c.get('work')
  const word = await ownWord(work, asked, searchParams)
  if (word) return withPageForm(work, asked, word)
  if (isLinkPage(asked.name)) return ownSubscription(work, asked.name, searchParams)
  return ownForm(work, asked, searchParams)
}
