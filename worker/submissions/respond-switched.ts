import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Own } from '#domain/forms/personal-state'
import { cookieNames } from '../http/preferences'
import { lasting } from '../http/set-preferences'
import type { Asked } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'
import { answerOwn } from './respond-personal'

/** A page with what is one visitor's, in the language they have just switched to (decision 3). */
export async function answerSwitched(
  c: Context<AppEnv>,
  asked: Asked,
  own: Own,
): Promise<Response> {
  c.set('outcome', 'switched')
  const answer = await answerOwn(c, asked, own)
  setCookie(c, cookieNames.locale, asked.locale, lasting)
  for (const cookie of c.res.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}
