import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Own } from '#domain/forms/personal-state'
import { answerOwn } from '../answer-own'
import type { Asked } from '../asked'
import { cookieNames } from '../attributes'
import { lasting } from '../choices'
import type { AppEnv } from '../context'

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
