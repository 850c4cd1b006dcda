import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type Form, fileFields } from '#domain/forms/form'
import type { Own } from '#domain/forms/personal-state'
import { type FormName, formOf, forms } from '#domain/forms/registry'
import { findSmallForm, hasSmallForms } from '#domain/forms/small-forms'
import type { RouteName } from '#domain/site/routes'
import { comment } from '../feedback/record-comment'
import { rate } from '../feedback/record-rating'
import { opine } from '../feedback/record-usefulness'
import { readFields, type SentFields } from '../http/form-fields'
import { isLinkPage } from '../newsletter/links'
import { receiveLink } from '../newsletter/receive'
import { loadBasis } from '../payloads/load-page'
import { type Asked, ask } from '../routing/page-request'
import { readAddress } from '../routing/resolve-url'
import type { AppEnv } from '../runtime/request-context'
import { inquire } from '../tickets/look-up-ticket'
import { isRequestForm, receiveRequest } from '../tickets/receive-ticket-form'
import { makeState } from './form-state'
import { checkKey, hasFiles, type Posted, readPosted, typedValues } from './form-submission'
import { refuse } from './outcome'
import { translatePrefill } from './prefill'
import { answerForm } from './respond-form'
import { answerSwitched } from './respond-switched'
import { submit } from './submit'

/** What was typed, as the form in the other language shows it; nothing is checked or stored. */
async function stateSwitched(posted: Posted): Promise<Own> {
  const { work, asked, name, key, fields } = posted
  const form = await makeState(work, asked.locale, name, {
    key,
    values: await translatePrefill(work, asked.locale, typedValues(posted)),
    passed: fields.captchaPassed,
    hasLostFiles: hasFiles(posted),
  })
  return { kind: 'form', form }
}

async function receiveForm(
  c: Context<AppEnv>,
  asked: Asked,
  name: FormName,
  sent: Record<string, unknown>,
  isBusy: boolean,
): Promise<Response> {
  const posted = readPosted(c, asked, name, sent)
  if (sent.intent === 'switch') {
    c.set('form', name)
    return answerSwitched(c, asked, await stateSwitched(posted))
  }
  if (isBusy) return answerForm(c, posted, refuse({ kind: 'busy' }))
  const { record }: Form = forms[name]
  if (!record) return answerForm(c, posted, await inquire(posted))
  const basis = await loadBasis(posted.work, asked.locale)
  return answerForm(c, posted, await submit(posted, basis))
}

/**
 * Whether a page has a form of its own, one of those for what visitors say of pages, or has a mail's
 * link done.
 */
export function takesForms(name: RouteName): boolean {
  return formOf(name) !== null || hasSmallForms(name) || isLinkPage(name)
}

/**
 * Takes what a page's form sends to the page's own address; the field `form` says which it is. Fields
 * that were read already are given.
 */
export async function receive(
  c: Context<AppEnv>,
  given?: Record<string, unknown>,
): Promise<Response> {
  const { pathname, searchParams } = c.get('url')
  const { place, locale } = readAddress(pathname)
  if (!place) throw new HTTPException(404)
  const { name } = place
  c.set('route', name)
  c.set('locale', locale)
  const asked = ask(place, locale, searchParams)
  const own = formOf(name)
  const holdFiles = own ? fileFields(forms[own]) : []
  if (given) return dispatch(c, asked, { values: given, isBusy: false })
  const sent = await readFields(c, {
    lists: ['reasons', ...holdFiles],
    mayHoldFiles: holdFiles.length > 0,
    check: (field, value) => checkField(name, field, value),
  })
  try {
    return await dispatch(c, asked, sent)
  } finally {
    sent.release()
  }
}

/** Refuses what no form of the page can be, before the files behind it are read. */
function checkField(page: RouteName, field: string, value: string): void {
  if (field === 'idempotencyKey') checkKey(value)
  if (field !== 'form') return
  const isForm =
    value === formOf(page) || isRequestForm(value) || findSmallForm(page, value) !== null
  if (!isForm && !isLinkPage(page)) throw new HTTPException(400)
}

/** Hands the fields to the form that was sent. */
async function dispatch(
  c: Context<AppEnv>,
  asked: Asked,
  { values: sent, isBusy }: Pick<SentFields, 'values' | 'isBusy'>,
): Promise<Response> {
  const { name } = asked
  const own = formOf(name)
  if (isLinkPage(name)) return receiveLink(c, asked, name, sent)
  // Without the field `form` it is the page's one full form (decision 24).
  if (own && (sent.form ?? own) === own) return receiveForm(c, asked, own, sent, isBusy)
  if (own === 'inquiry' && isRequestForm(sent.form)) {
    return receiveRequest(c, asked, sent.form, sent)
  }
  const small = findSmallForm(name, sent.form)
  if (small === 'comment' || small === 'suggestion') return comment(c, asked, sent, small)
  if (small === 'rating') return rate(c, asked, sent)
  if (small === 'feedback') return opine(c, asked, sent)
  throw new HTTPException(400)
}
