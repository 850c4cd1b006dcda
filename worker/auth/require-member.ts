import { HTTPException } from 'hono/http-exception'
import { SessionEnded } from '#db/audit/write-batch'
import { createFormat } from '#domain/dates/format'
import { type Locale, localPath, splitPath } from '#domain/site/locale'
import type { ProblemWords } from '#domain/site/problem'
import { type ProblemOptions, respondProblem } from '../problems/respond-problem'
import type { AuthContext } from './auth-context'
import { redirectPrivately } from './responses'
import { findMember, isDisabled, type Member } from './session'

export const localisedPathOf = (c: AuthContext) => splitPath(c.get('url').pathname)

/** Redirects to the login, which returns to the requested page and its query. */
export function redirectToLogin(c: AuthContext): Response {
  const { locale, path } = localisedPathOf(c)
  const { search } = c.get('url')
  const query = new URLSearchParams({ returnTo: localPath(path, locale) + search })
  return redirectPrivately(c, `${localPath('/auth/login', locale)}?${query}`)
}

/**
 * Responds 401 to requests for data of a member. RFC 9110, 15.5.2 requires WWW-Authenticate; the
 * scheme `Cookie` names the login page (draft-broyer-http-cookie-auth) and makes browsers show no
 * prompt.
 */
export async function respondLoginRequired(
  c: AuthContext,
  options?: ProblemOptions,
): Promise<Response> {
  const response = await respondProblem(c, 401, options)
  const page = localPath('/auth/login', localisedPathOf(c).locale)
  response.headers.set('www-authenticate', `Cookie realm="profile", form-action="${page}"`)
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** Ends a reason with a full stop and a space; officers write it with or without the stop. */
function asSentence(reason: string | null): string {
  if (!reason) return ''
  return /[.!?؟…]$/.test(reason) ? `${reason} ` : `${reason}. `
}

/** Why an account is disabled, and until when, in both languages. */
function wordsOf({ account }: Member): ProblemWords {
  const { disabledReasonAr, disabledReasonEn, disabledUntil } = account
  const day = (locale: Locale) =>
    disabledUntil === null
      ? null
      : createFormat({ locale, digits: 'latn' }).date(disabledUntil).gregorian
  const [ar, en] = [day('ar'), day('en')]
  return {
    title: { ar: 'حسابك موقوف', en: 'Your account is disabled' },
    text: {
      ar: `${asSentence(disabledReasonAr)}${ar ? `ينتهي الإيقاف في ${ar}. ` : ''}للاعتراض راسلنا من صفحة تواصل معنا.`,
      en: `${asSentence(disabledReasonEn)}${en ? `It is disabled until ${en}. ` : ''}To object, write to us through the contact page.`,
    },
  }
}

/** 403 with the reason. */
async function respondDisabled(c: AuthContext, member: Member): Promise<Response> {
  const response = await respondProblem(c, 403, {
    words: wordsOf(member),
    near: ['contact'],
    offer: 'logout',
  })
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/**
 * The logged-in member, or the response to anyone else: that of `respondGuest`, and 403 for a
 * disabled account. Throws 503 if D1 does not answer.
 */
export async function requireMember(
  c: AuthContext,
  respondGuest: (c: AuthContext) => Response | Promise<Response>,
): Promise<Member | Response> {
  const member = await findMember(c)
  if (!member) return respondGuest(c)
  return isDisabled(member.account, c.get('ctx').now) ? respondDisabled(c, member) : member
}

function isSessionEnd(error: unknown): boolean {
  return error instanceof Error && (error instanceof SessionEnded || isSessionEnd(error.cause))
}

/**
 * Responds with `respond`. If the session ends or its account is disabled before a write of it,
 * nothing is written, and the response is that of `refuse`. Throws 503 if it returns none.
 */
export async function untilSessionEnds(
  respond: () => Promise<Response>,
  refuse: () => Promise<unknown>,
): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!isSessionEnd(error)) throw error
    const response = await refuse()
    if (response instanceof Response) return response
    throw new HTTPException(503, { cause: error })
  }
}
