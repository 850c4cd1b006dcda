import { HTTPException } from 'hono/http-exception'
import type { Form } from '#domain/forms/form'
import type { PersonalState } from '#domain/forms/personal-state'
import { type FormName, fileFieldsOf, formOf, forms } from '#domain/forms/registry'
import { findSmallForm, hasSmallForms } from '#domain/forms/small-forms'
import { resolutionForm } from '#domain/forms/ticket-form-names'
import { type RouteName, routeOf } from '#domain/site/routes'
import { receiveComment } from '../feedback/record-comment'
import { receiveRating, receiveUsefulness } from '../feedback/record-votes'
import { readFields, type SentFields } from '../http/form-fields'
import { isLinkPage } from '../newsletter/links'
import { receiveLink } from '../newsletter/receive'
import { loadFormOptions } from '../pages/form-options'
import { isMemberForm, receiveMemberForm } from '../profile/receive-member-form'
import { respondUncached } from '../render/respond-uncached'
import { type PageRequest, parsePageRequest } from '../routing/page-request'
import { resolveUrl } from '../routing/resolve-url'
import { createFormState } from '../submissions/form-state'
import {
  checkKey,
  type FormSubmission,
  hasFiles,
  readFormSubmission,
  typedValues,
} from '../submissions/form-submission'
import { refuse } from '../submissions/outcome'
import { translatePrefill } from '../submissions/prefill'
import { respondForm, respondSwitched } from '../submissions/respond-form'
import { submit } from '../submissions/submit'
import { lookUpTicket } from '../tickets/look-up-ticket'
import { receiveResolution } from '../tickets/receive-resolution'
import { isTicketForm, receiveTicketForm } from '../tickets/receive-ticket-form'
import type { AppContext } from './request-context'

async function respondFilledIn(
  c: AppContext,
  submission: FormSubmission,
  intent: 'switch' | 'continue',
): Promise<Response> {
  const ctx = c.get('ctx')
  const { pageRequest, name, key, fields } = submission
  c.set('form', name)
  const form = await createFormState(ctx, pageRequest.locale, name, {
    key,
    values: await translatePrefill(ctx, pageRequest.locale, typedValues(submission)),
    passed: fields.captchaPassed,
    hasLostFiles: hasFiles(submission),
  })
  const state: PersonalState = { kind: 'form', form }
  if (intent === 'switch') return respondSwitched(c, pageRequest, state)
  c.set('outcome', 'continued')
  return respondUncached(c, pageRequest, state)
}

async function receiveForm(
  c: AppContext,
  pageRequest: PageRequest,
  name: FormName,
  sent: Record<string, unknown>,
  isBusy: boolean,
): Promise<Response> {
  const submission = readFormSubmission(c, pageRequest, name, sent)
  const { intent } = sent
  if (intent === 'switch' || intent === 'continue') return respondFilledIn(c, submission, intent)
  if (isBusy) return respondForm(c, submission, refuse({ kind: 'busy' }))
  const ctx = c.get('ctx')
  const { record }: Form = forms[name]
  if (!record) return respondForm(c, submission, await lookUpTicket(ctx, submission))
  const formOptions = await loadFormOptions(ctx, pageRequest.locale)
  return respondForm(c, submission, await submit(ctx, submission, formOptions))
}

/** True for pages that accept POST: with a full form, small forms or buttons. */
export function takesForms(name: RouteName): boolean {
  return formOf(name) !== null || hasSmallForms(name) || isLinkPage(name) || isMemberForm(name)
}

/**
 * Handles a POST to a page's own address; the field `form` names the form. `given` are fields that
 * were already read.
 */
export async function receive(c: AppContext, given?: Record<string, unknown>): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const { place, locale } = resolveUrl(pathname)
  if (!place) throw new HTTPException(404)
  const { name } = place
  c.set('route', name)
  c.set('locale', locale)
  const pageRequest = parsePageRequest(place, locale, searchParams)
  if (routeOf(name).access === 'member') return receiveMemberForm(c, pageRequest)
  const fileFieldNames = fileFieldsOf(name)
  if (given) return dispatch(c, pageRequest, { values: given, isBusy: false })
  const sent = await readFields(c, {
    lists: ['reasons', ...fileFieldNames],
    mayHoldFiles: fileFieldNames.length > 0,
    check: (field, value) => checkField(name, field, value),
  })
  try {
    return await dispatch(c, pageRequest, sent)
  } finally {
    sent.release()
  }
}

/** Throws 400 for a form that the page does not have, before the files that follow are read. */
function checkField(page: RouteName, field: string, value: string): void {
  if (field === 'idempotencyKey') checkKey(value)
  if (field !== 'form') return
  const isForm =
    value === formOf(page) ||
    isTicketForm(value) ||
    value === resolutionForm ||
    findSmallForm(page, value) !== null
  if (!isForm && !isLinkPage(page)) throw new HTTPException(400)
}

async function dispatch(
  c: AppContext,
  pageRequest: PageRequest,
  { values: sent, isBusy }: Pick<SentFields, 'values' | 'isBusy'>,
): Promise<Response> {
  const { name } = pageRequest
  const fullForm = formOf(name)
  if (isLinkPage(name)) return receiveLink(c, pageRequest, name, sent)
  // Without the field `form` the page's only full form is meant.
  if (fullForm && (sent.form ?? fullForm) === fullForm) {
    return receiveForm(c, pageRequest, fullForm, sent, isBusy)
  }
  if (fullForm === 'inquiry' && isTicketForm(sent.form)) {
    return receiveTicketForm(c, pageRequest, sent.form, sent, isBusy)
  }
  if (fullForm === 'inquiry' && sent.form === resolutionForm) {
    return receiveResolution(c, pageRequest, sent)
  }
  const smallForm = findSmallForm(name, sent.form)
  if (smallForm === 'rating') return receiveRating(c, pageRequest, sent)
  if (smallForm === 'feedback') return receiveUsefulness(c, pageRequest, sent)
  if (smallForm) return receiveComment(c, pageRequest, sent, smallForm)
  throw new HTTPException(400)
}
