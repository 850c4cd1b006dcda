import type { Context } from 'hono'
import { sessionEnded } from '#domain/site/login-problems'
import { redirectToLogin, respondLoginRequired } from '../auth/require-member'
import type { AppEnv } from '../runtime/app-env'
import { shownText } from '../submissions/form-submission'
import type { StaffFields } from './staff-handler'

/** The typed texts: ids, dates and tokens have no spaces, but a note may be one word. */
function writtenTexts(values: StaffFields): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value.trim() === '') return []
    const isText = /\S\s+\S/.test(value) || /^(?:note|reason)/.test(name)
    return isText ? [shownText(value)] : []
  })
}

/** Responds to a form whose session has ended: a page with what was written, else the login. */
export async function respondLoggedOut(c: Context<AppEnv>, values: StaffFields): Promise<Response> {
  const texts = writtenTexts(values)
  if (texts.length === 0) return redirectToLogin(c)
  const { pathname, search } = c.get('url')
  const unsent = texts.join('\n\n')
  return respondLoginRequired(c, {
    words: sessionEnded,
    unsent,
    offer: 'login',
    returnTo: pathname + search,
    near: [],
  })
}
