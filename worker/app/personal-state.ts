import { HTTPException } from 'hono/http-exception'
import { commentForms } from '#domain/feedback/comments'
import type { Form } from '#domain/forms/form'
import type { FeedbackState, PersonalState, SmallFormState } from '#domain/forms/personal-state'
import { type FormName, formOf, forms } from '#domain/forms/registry'
import { findSmallForm } from '#domain/forms/small-forms'
import type { Locale } from '#domain/site/locale'
import { findMember, isDisabled } from '../auth/session'
import type { CaptchaDeps } from '../captcha/captcha'
import { type TallyDeps, tallyFeedback, tallyRatings } from '../feedback/tally'
import { isLinkPage, loadSubscriptionState } from '../newsletter/links'
import { loadFormOptions } from '../pages/form-options'
import { type CachedSiteDeps, cachedSite } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { PageRequest } from '../routing/page-request'
import type { TokenDeps } from '../security/tokens'
import { openClosingToken } from '../submissions/closing-token'
import { createFormState, withPageForm } from '../submissions/form-state'
import { type PrefillDeps, readPrefill } from '../submissions/prefill'
import { readReceiptToken, renderReceipt } from '../submissions/receipt'
import { loadClosingState } from '../tickets/receive-resolution'
import { openResultToken } from '../tickets/result-token'
import { loadTicketState, type TicketStateDeps } from '../tickets/ticket-state'
import type { AppContext } from './request-context'

type ReceiptDeps = TokenDeps & PayloadDeps & CachedSiteDeps

type FullFormDeps = ReceiptDeps & TicketStateDeps & PrefillDeps & CaptchaDeps

async function findReceipt(
  deps: ReceiptDeps,
  pageRequest: PageRequest,
  token: string,
): Promise<PersonalState | null> {
  const { locale, name } = pageRequest
  const receiptToken = await readReceiptToken(deps, token, name)
  if (!receiptToken) return null
  const [formOptions, site] = await Promise.all([
    loadFormOptions(deps, locale),
    cachedSite(deps, locale),
  ])
  const receipt = await renderReceipt(deps, receiptToken, locale, formOptions, site)
  return { kind: 'receipt', receipt }
}

async function findResult(
  deps: TicketStateDeps,
  { locale }: PageRequest,
  token: string,
): Promise<PersonalState | null> {
  const resultToken = await openResultToken(deps, token)
  if (!resultToken) return null
  // While D1 is unavailable: 503. The address stays valid.
  return loadTicketState(deps, locale, resultToken).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
}

/** The question that the link in the mail of a closing leads to. */
async function findClosing(
  deps: TicketStateDeps,
  { locale }: PageRequest,
  token: string,
): Promise<PersonalState | null> {
  const closing = await openClosingToken(deps, token)
  if (!closing) return null
  return loadClosingState(deps, locale, closing, token).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
}

const steps: readonly FeedbackState['step'][] = ['yes', 'no', 'thanks']

/**
 * Name and e-mail of the logged-in member, for the fields of a form that ask for them. Empty for
 * guests, and while D1 does not answer: a form does not need them.
 */
async function readMemberValues(
  c: AppContext,
  form: FormName,
  locale: Locale,
): Promise<Record<string, string>> {
  const member = await findMember(c).catch(() => null)
  if (!member || isDisabled(member.account, c.get('ctx').now)) return {}
  const { name, email } = member.claims
  const stated = { fullName: name[locale], contactName: name[locale], email }
  return Object.fromEntries(
    Object.entries(stated).flatMap(([field, value]) =>
      value !== null && field in forms[form].fields ? [[field, value]] : [],
    ),
  )
}

async function loadFullForm(
  c: AppContext,
  pageRequest: PageRequest,
  query: URLSearchParams,
): Promise<PersonalState | null> {
  const deps: FullFormDeps = c.get('ctx')
  const name = formOf(pageRequest.name)
  if (!name) return null
  const { record }: Form = forms[name]
  const receipt = record ? query.get('receipt') : null
  const result = record ? null : query.get('result')
  const closed = record ? null : query.get('closed')
  const requested = receipt ?? result ?? closed
  const found = receipt
    ? await findReceipt(deps, pageRequest, receipt)
    : result
      ? await findResult(deps, pageRequest, result)
      : closed && (await findClosing(deps, pageRequest, closed))
  if (found) return found
  const { locale } = pageRequest
  const values = {
    ...(await readMemberValues(c, name, locale)),
    ...(await readPrefill(deps, name, locale, query)),
  }
  const form = await createFormState(deps, locale, name, { values })
  return { kind: 'form', form, ...(requested && { expired: true }) }
}

async function loadConfirmation(
  deps: TallyDeps,
  pageRequest: PageRequest,
  query: URLSearchParams,
): Promise<SmallFormState | null> {
  const { name } = pageRequest
  const step =
    findSmallForm(name, 'feedback') && steps.find((known) => known === query.get('feedback'))
  if (step) {
    return { kind: 'feedback', feedback: { step, tally: await tallyFeedback(deps, pageRequest) } }
  }
  const isThanked = (form: string) => findSmallForm(name, form) && query.get(form) === 'thanks'
  if (isThanked('rating')) {
    const tally = await tallyRatings(deps, pageRequest)
    return { kind: 'rating', rating: { step: 'thanks', tally } }
  }
  const form = commentForms.find(isThanked)
  return form ? { kind: 'comment', comment: { form, step: 'thanks' } } : null
}

/** The visitor's state on a page; null if the page is the same for everyone. */
export async function loadPersonalState(
  c: AppContext,
  pageRequest: PageRequest,
): Promise<PersonalState | null> {
  const { searchParams } = c.get('url')
  const ctx = c.get('ctx')
  const confirmation = await loadConfirmation(ctx, pageRequest, searchParams)
  if (confirmation) return withPageForm(ctx, pageRequest, confirmation)
  if (isLinkPage(pageRequest.name)) {
    return loadSubscriptionState(ctx, pageRequest.name, searchParams)
  }
  return loadFullForm(c, pageRequest, searchParams)
}
