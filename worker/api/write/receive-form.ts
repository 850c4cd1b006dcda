import type { Field } from '#domain/forms/field'
import { fileFields, optionValuesOf } from '#domain/forms/form'
import { isKey } from '#domain/forms/idempotency-key'
import { type FormName, forms } from '#domain/forms/registry'
import type { FormOptions } from '#domain/payloads/forms'
import { makeChallenge } from '../../captcha/altcha'
import { mayRead, readWindowInSeconds } from '../../middleware/rate-limits'
import { invalidParameter, refuseParameters } from '../../openapi/list-request'
import { challengeAction, isPagePath, sandboxAction, writePaths } from '../../openapi/operations'
import { loadFormOptions } from '../../pages/form-options'
import { parsePageRequest } from '../../routing/page-request'
import { isSandboxPath } from '../../routing/resolve-url'
import { readFormSubmission } from '../../submissions/form-submission'
import { type Outcome, refuse } from '../../submissions/outcome'
import { submit } from '../../submissions/submit'
import { acceptedLocale } from '../api-context'
import { respondApiProblem, respondApiRefusal } from '../problem'
import { readBody, requireKey, respondRefusal, respondWrongTypes } from './read-body'
import { respondWrite, type WriteContext } from './write-context'

/**
 * Submits a form for a program, as its page does: JSON, or multipart where it has files. The sandbox
 * has another `accept`.
 */
export async function receiveForm(
  c: WriteContext,
  name: FormName,
  accept: typeof submit = submit,
): Promise<Response> {
  c.set('locale', acceptedLocale(c))
  c.set('form', name)
  const key = requireKey(c)
  if (typeof key !== 'string') return key
  const lists = fileFields(forms[name])
  const fields = [...Object.keys(forms[name].fields), 'altcha']
  const sent = await readBody(c, { fields, lists, mayHoldFiles: lists.length > 0 })
  if (sent instanceof Response) return sent
  const refused = respondWrongTypes(c, sent.values)
  if (refused) return refused
  try {
    const options = await loadFormOptions(c.get('ctx'), c.get('locale'))
    const outcome = sent.isBusy
      ? refuse({ kind: 'busy' })
      : await accept(c.get('ctx'), readSent(c, name, sent.values), options)
    c.set('outcome', outcome.ok ? 'accepted' : outcome.refusal.kind)
    return outcome.ok
      ? respondStored(c, outcome.accepted)
      : respondRefusal(c, outcome.refusal, acceptedValues(name, options))
  } finally {
    sent.release()
  }
}

function acceptedValues(name: FormName, { lists }: FormOptions) {
  const values = optionValuesOf(lists)
  return (field: string): readonly string[] | undefined => {
    const known: Record<string, Field> = forms[name].fields
    const list = known[field]?.list
    return list && values[list]
  }
}

function readSent(c: WriteContext, name: FormName, values: Record<string, unknown>) {
  const place = { name: forms[name].page, params: {} }
  const pageRequest = parsePageRequest(place, c.get('locale'), new URLSearchParams())
  return readFormSubmission(c, pageRequest, name, values)
}

function respondStored(
  c: WriteContext,
  { reference, kind, location }: (Outcome & { ok: true })['accepted'],
): Response {
  c.set('reference', reference)
  const receipt = c.get('ctx').deployment.origin + location
  const headers = { 'content-language': c.get('locale'), location: receipt }
  return respondWrite(c, { reference, kind, receipt }, 201, headers)
}

/** `/api/v1/challenge`: a proof-of-work challenge (ALTCHA) for one write. */
export async function respondChallenge(c: WriteContext): Promise<Response> {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['for', 'key'])
  if (refused) return respondApiRefusal(c, refused)
  const path = writePaths.find((known) => known === searchParams.get('for'))
  if (!path) return respondApiRefusal(c, invalidParameter('for', writePaths))
  const key = searchParams.get('key') ?? ''
  if (isPagePath(path) ? !isKey(key) : key !== '')
    return respondApiRefusal(c, invalidParameter('key'))
  const locale = acceptedLocale(c)
  if (!(await mayRead(c))) {
    return respondApiProblem(c, locale, 'too-many-requests', { retryAfter: readWindowInSeconds })
  }
  const isSandbox = isSandboxPath(c.get('url').pathname)
  const action = challengeAction(path, key)
  const challenge = await makeChallenge(c.get('ctx'), isSandbox ? sandboxAction(action) : action)
  return respondWrite(c, { for: path, challenge: JSON.parse(challenge) })
}
