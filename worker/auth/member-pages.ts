import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { closeSessionOf } from '#db/accounts/sessions'
import { createFormat } from '#domain/dates/format'
import { type Locale, localPath, splitPath } from '#domain/site/locale'
import type { ProblemWords } from '#domain/site/problem'
import { respondProblem } from '../errors'
import { readFields } from '../http/form-fields'
import { plainHeaders } from '../http/security-headers'
import { loadPage } from '../payloads/load-page'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import type { AppEnv } from '../runtime/app-env'
import { loadProfileState } from './profile-state'
import { privateHeaders, redirectPrivately } from './responses'
import { findMember, isDisabled, type Member } from './session'

const localisedPathOf = (c: Context<AppEnv>) => splitPath(c.get('url').pathname)

/** Redirects to the login, which returns to the requested page. */
export function redirectToLogin(c: Context<AppEnv>): Response {
  const { locale, path } = localisedPathOf(c)
  const query = new URLSearchParams({ returnTo: localPath(path, locale) })
  return redirectPrivately(c, `${localPath('/auth/login', locale)}?${query}`)
}

/**
 * Responds 401 to requests for data of a member. RFC 9110, 15.5.2 requires WWW-Authenticate; the
 * scheme `Cookie` names the login page (draft-broyer-http-cookie-auth) and makes browsers show no
 * prompt.
 */
export async function respondLoginRequired(c: Context<AppEnv>): Promise<Response> {
  const response = await respondProblem(c, 401)
  const page = localPath('/auth/login', localisedPathOf(c).locale)
  response.headers.set('www-authenticate', `Cookie realm="profile", form-action="${page}"`)
  response.headers.set('x-robots-tag', 'noindex')
  return response
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
      ar: `${disabledReasonAr ?? ''} ${ar ? `ينتهي الإيقاف في ${ar}.` : ''} للاعتراض راسلنا من صفحة تواصل معنا.`,
      en: `${disabledReasonEn ?? ''} ${en ? `It is disabled until ${en}.` : ''} To object, write to us through the contact page.`,
    },
  }
}

export async function respondDisabled(c: Context<AppEnv>, member: Member): Promise<Response> {
  const response = await respondProblem(c, 403, { words: wordsOf(member), near: ['contact'] })
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

async function loadState(c: Context<AppEnv>, { locale }: PageRequest, member: Member) {
  return loadProfileState(c.get('ctx'), locale, member).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
}

/** A page for whoever is logged in, with their data: nothing keeps it. */
export async function respondMemberPage(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
): Promise<Response> {
  const member = await findMember(c)
  if (!member) return redirectToLogin(c)
  if (isDisabled(member.account, c.get('ctx').now)) return respondDisabled(c, member)
  return respondUncached(c, pageRequest, await loadState(c, pageRequest, member))
}

/** The payload of such a page; 401 for nobody. */
export async function respondMemberPayload(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
): Promise<Response> {
  const member = await findMember(c)
  if (!member) return respondLoginRequired(c)
  if (isDisabled(member.account, c.get('ctx').now)) return respondDisabled(c, member)
  const { data } = await loadPage(c.get('ctx'), pageRequest)
  const own = await loadState(c, pageRequest, member)
  return Response.json({ ...data, own }, { headers: { ...plainHeaders, ...privateHeaders } })
}

/** `GET /auth/sessions`: the sessions are a part of the profile. */
export function redirectToSessions(c: Context<AppEnv>): Response {
  return redirectPrivately(c, `${localPath('/profile', localisedPathOf(c).locale)}#sessions`)
}

/** `POST /auth/sessions`: ends another session of the same account. */
export async function receiveSessionEnd(c: Context<AppEnv>): Promise<Response> {
  const { values } = await readFields(c)
  const member = await findMember(c)
  if (!member) return redirectToLogin(c)
  const { session } = values
  if (typeof session !== 'string') throw new HTTPException(400)
  await closeSessionOf(c.get('ctx').primary, member.account.id, session)
  return redirectToSessions(c)
}
