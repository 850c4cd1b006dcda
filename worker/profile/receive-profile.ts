import { HTTPException } from 'hono/http-exception'
import { closeAccount, keepAccount } from '#db/accounts/closing'
import { deleteCommentOf } from '#db/feedback/comments'
import { endSubscription } from '#db/newsletter/subscriptions'
import { type ProfileFormName, profileForms, profileSections } from '#domain/forms/profile-forms'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { Member } from '../auth/session'
import { choosePreferences } from '../preferences/set-preferences'
import { isForProgram, respondProblemJson } from '../problems/respond-problem'
import { respondUncached } from '../render/respond-uncached'
import type { PageRequest } from '../routing/page-request'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { respondAccepted } from '../submissions/respond-accepted'
import { actorOf, memberContext } from './actor'
import { closingInstant } from './closing'
import type { ProfileContext } from './profile-context'
import { loadProfileState } from './profile-state'

type Fields = Record<string, unknown>
type Apply = (c: ProfileContext, member: Member, fields: Fields) => Promise<Locale | undefined>

const apply: Record<ProfileFormName, Apply> = {
  preferences: (c, _, fields) => choosePreferences(c, fields),
  async leaveNewsletter(c, member) {
    const { primary, now } = memberContext(c, member)
    const { account } = member
    if (account.emailHash) await endSubscription(primary, account.emailHash, now)
    return undefined
  },
  async deleteComment(c, member, { comment }) {
    if (typeof comment !== 'string') throw new HTTPException(400)
    const { primary, now } = memberContext(c, member)
    await deleteCommentOf(primary, member.account.id, comment, now)
    return undefined
  },
  async closeAccount(c, member) {
    const { primary, now } = c.get('ctx')
    await closeAccount(primary, member.account.id, closingInstant(now), await actorOf(c, member))
    return undefined
  },
  async keepAccount(c, member) {
    await keepAccount(c.get('ctx').primary, member.account.id, await actorOf(c, member))
    return undefined
  },
}

/** The profile again, with the box that has to be ticked before an account is deleted. */
async function respondUnconfirmed(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
): Promise<Response> {
  c.set('outcome', 'invalid')
  if (isForProgram(c)) return respondProblemJson(c, 422)
  const cookies = c.req.header('cookie') ?? ''
  const options = { locale: pageRequest.locale, cookies, done: null }
  const state = await loadProfileState(c.get('ctx'), options, member)
  return respondUncached(c, pageRequest, { ...state, isRefused: true }, { status: 422 })
}

/** Handles the small forms of the profile. Each may be repeated: it then changes nothing more. */
export async function receiveProfile(
  c: ProfileContext,
  pageRequest: PageRequest,
  member: Member,
  sent: Fields,
): Promise<Response> {
  const name = profileForms.find((known) => known === sent.form)
  if (!name) throw new HTTPException(400)
  c.set('form', name)
  if (name === 'closeAccount' && sent.understood !== 'yes') {
    return respondUnconfirmed(c, pageRequest, member)
  }
  const applying = apply[name](c, member, sent)
  const chosen = await withDeadline(deadlines.d1Write, 'd1.write', applying).catch((cause) => {
    throw cause instanceof HTTPException ? cause : new HTTPException(503, { cause })
  })
  c.set('outcome', 'accepted')
  const page = routePath('profile', chosen ?? pageRequest.locale)
  return respondAccepted(c, { location: `${page}?done=${name}#${profileSections[name]}` })
}
