import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import type { Form } from '#domain/forms/form'
import { type FormName, formOf, forms } from '#domain/forms/index'
import { type RouteName, routeOf } from '#domain/routes'
import { readAddress } from '../address'
import { answerOwn } from '../answer-own'
import { type Asked, ask } from '../asked'
import { cookieNames } from '../attributes'
import { lasting } from '../choices'
import type { AppEnv } from '../context'
import { readFields } from '../fields'
import { loadPayload } from '../page-data'
import { answerForm } from './answer'
import { inquire } from './inquire'
import { opine } from './opine'
import { readPosted, typedValues } from './posted'
import { makeState } from './state'
import { submit } from './submit'

/** Shows what was typed in the other language, checks and stores nothing (decision 3). */
async function answerSwitched(
  c: Context<AppEnv>,
  asked: Asked,
  name: FormName,
  sent: Record<string, unknown>,
): Promise<Response> {
  c.set('outcome', 'switched')
  c.set('form', name)
  const posted = readPosted(c, asked, name, sent)
  const { work, key, fields } = posted
  const options = { key, values: typedValues(posted), passed: fields.captchaPassed }
  const form = await makeState(work, asked.locale, name, options)
  const answer = await answerOwn(c, asked, { kind: 'form', form })
  setCookie(c, cookieNames.locale, asked.locale, lasting)
  for (const cookie of c.res.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}

async function receiveForm(
  c: Context<AppEnv>,
  asked: Asked,
  name: FormName,
  sent: Record<string, unknown>,
): Promise<Response> {
  if (sent.intent === 'switch') return answerSwitched(c, asked, name, sent)
  const posted = readPosted(c, asked, name, sent)
  const { record }: Form = forms[name]
  if (!record) return answerForm(c, posted, await inquire(posted))
  const basis = await loadPayload(posted.work, 'contact', asked.locale)
  return answerForm(c, posted, await submit(posted, basis))
}

/** Whether a page has a form of its own, or asks whether it was of use. */
export function takesForms(name: RouteName): boolean {
  return formOf(name) !== null || routeOf(name).feedback === true
}

/** Takes what a page's form sends to the page's own address; the field `form` says which it is. */
export async function receive(c: Context<AppEnv>): Promise<Response> {
  const { name, locale } = readAddress(new URL(c.req.url).pathname)
  if (!name) throw new HTTPException(404)
  c.set('route', name)
  c.set('locale', locale)
  const asked = ask(name, locale)
  const own = formOf(name)
  const sent = await readFields(c.req.raw, ['reasons'])
  if (own && sent.form === own) return receiveForm(c, asked, own, sent)
  if (routeOf(name).feedback && sent.form === 'feedback') return opine(c, asked, sent)
  throw new HTTPException(400)
}
