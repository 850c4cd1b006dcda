import { setCookie } from 'hono/cookie'
import type { PersonalState } from '#domain/forms/personal-state'
import { keepChoice } from '../auth/session'
import { cookieNames, persistentCookie } from '../http/preferences'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import type { FormContext } from './form-context'

/** Responds with one visitor's page in the language they switched to. */
export async function respondSwitched(
  c: FormContext,
  pageRequest: PageRequest,
  state: PersonalState,
): Promise<Response> {
  c.set('outcome', 'switched')
  const response = await respondUncached(c, pageRequest, state)
  setCookie(c, cookieNames.locale, pageRequest.locale, persistentCookie)
  await keepChoice(c, { locale: pageRequest.locale })
  for (const cookie of c.res.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}
