import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { type FormName, formOf } from '#domain/forms/index'
import { routeOf } from '#domain/routes'
import { readAddress } from '../address'
import { answerOwn } from '../answer-own'
import { type Asked, ask } from '../asked'
import { cookieNames } from '../attributes'
import type { AppEnv } from '../context'
import { answerProblem } from '../errors'
import { readFields } from '../fields'
import { loadPayload } from '../page-data'
import { lasting } from '../submit'
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
  if (name === 'inquiry') return answerForm(c, posted, await inquire(posted))
  const basis = await loadPayload(posted.work, 'contact', asked.locale)
  return answerForm(c, posted, await submit(posted, basis))
}

/** Takes what a page's form sends to the page's own address; the field `form` says which it is. */
export async function receive(c: Context<AppEnv>): Promise<Response> {
  const { name, locale } = readAddress(new URL(c.req.url).pathname)
  if (!name) return answerProblem(c, 404)
  c.set('route', name)
  c.set('locale', locale)
  const own = formOf(name)
  const { feedback } = routeOf(name)
  if (!own && !feedback) return answerProblem(c, 405, { allow: 'GET, HEAD' })
  const asked = ask(name, locale)
  const sent = await readFields(c.req.raw, ['reasons'])
  if (own && sent.form === own) return receiveForm(c, asked, own, sent)
  if (feedback && sent.form === 'feedback') return opine(c, asked, sent)
  throw new HTTPException(400)
}
