import type { Context } from 'hono'
import { fileFields } from '#domain/forms/form'
import { type FormName, forms } from '#domain/forms/registry'
import { readFields } from '../../http/form-fields'
import { loadFormOptions } from '../../payloads/load-page'
import { parsePageRequest } from '../../routing/page-request'
import type { AppEnv } from '../../runtime/app-env'
import { checkKey, readFormSubmission } from '../../submissions/form-submission'
import { type Outcome, refuse } from '../../submissions/outcome'
import { submit } from '../../submissions/submit'
import { acceptedLocale } from '../accepted-locale'
import { respondApiProblem } from '../problem'
import { respondRefusal } from './respond-refusal'
import { writeHeaders } from './write-headers'

/** Submits a form for a program, as its page does: JSON, or multipart where it has files. */
export async function receiveForm(c: Context<AppEnv>, name: FormName): Promise<Response> {
  const locale = acceptedLocale(c)
  c.set('locale', locale)
  c.set('form', name)
  const key = c.req.header('idempotency-key')
  if (!key) return respondApiProblem(c, locale, 'missing-idempotency-key')
  checkKey(key)
  const fileFieldNames = fileFields(forms[name])
  const { values, isBusy, release } = await readFields(c, {
    lists: fileFieldNames,
    mayHoldFiles: fileFieldNames.length > 0,
  })
  try {
    const outcome = isBusy ? refuse({ kind: 'busy' }) : await send(c, name, values)
    c.set('outcome', outcome.ok ? 'accepted' : outcome.refusal.kind)
    if (!outcome.ok) return respondRefusal(c, outcome.refusal)
    const { reference, requestType, location } = outcome.accepted
    c.set('reference', reference)
    const { origin } = c.get('ctx').deployment
    const receipt = origin + location
    return new Response(`${JSON.stringify({ reference, kind: requestType, receipt })}\n`, {
      status: 201,
      headers: {
        ...writeHeaders(c),
        'content-type': 'application/json; charset=utf-8',
        'content-language': locale,
        location: receipt,
      },
    })
  } finally {
    release()
  }
}

async function send(
  c: Context<AppEnv>,
  name: FormName,
  values: Record<string, unknown>,
): Promise<Outcome> {
  const ctx = c.get('ctx')
  const locale = c.get('locale')
  const place = { name: forms[name].page, params: {} }
  const pageRequest = parsePageRequest(place, locale, new URLSearchParams())
  const submission = readFormSubmission(c, pageRequest, name, values)
  return submit(ctx, submission, await loadFormOptions(ctx, locale))
}
