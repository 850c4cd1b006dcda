import { translators } from '#client/translators.ts'
import { may, permissions, type Role, roles } from '#domain/access/permissions'
import { type Locale, type LocalisedText, locales } from '#domain/site/locale'
import type { ProblemWords } from '#domain/site/problem'
import {
  firstStaffPage,
  mayOpen,
  type StaffMatch,
  staffAddress,
  staffRoutes,
} from '#domain/staff/staff-routes'
import { requireMember } from '../auth/require-member'
import { redirectPrivately } from '../auth/responses'
import { respondProblem } from '../problems/respond-problem'
import { createStaffRequest, type StaffContext, type StaffRequest } from './staff-handler'

function inBothLanguages(write: (locale: Locale) => string): LocalisedText {
  const [ar = '', en = ''] = locales.map(write)
  return { ar, en }
}

/** Names the roles that may do it. */
function wordsOf(allowed: readonly Role[]): ProblemWords {
  const names = (locale: Locale) => {
    const format = new Intl.ListFormat(locale, { type: 'disjunction' })
    return format.format(allowed.map((role) => translators[locale](`desk.roles.${role}`)))
  }
  return {
    title: inBothLanguages((locale) => translators[locale]('desk.forbidden.title')),
    text: inBothLanguages((locale) =>
      translators[locale]('desk.forbidden.text', { roles: names(locale) }),
    ),
  }
}

/** Responds 403 and names the roles that an action or a page needs. */
export async function respondForbidden(
  c: StaffContext,
  allowed: readonly Role[],
): Promise<Response> {
  const response = await respondProblem(c, 403, { words: wordsOf(allowed), near: [] })
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/**
 * The request of a member whose roles open the page, or the response to anyone else: that of
 * `respondGuest`, and 403 for a disabled account or another role.
 */
export async function requireStaff(
  c: StaffContext,
  match: StaffMatch,
  isPage: boolean,
  respondGuest: (c: StaffContext) => Response | Promise<Response>,
): Promise<StaffRequest | Response> {
  const member = await requireMember(c, respondGuest)
  if (member instanceof Response) return member
  const { actions } = staffRoutes[match.name]
  const held = member.claims.roles
  const first = firstStaffPage(held)
  // `/staff` is the desk of every role, and the queue of those that have one.
  const isEntrance = isPage && match.name === 'queue' && c.req.method !== 'POST'
  if (isEntrance && first && !mayOpen(held, 'queue')) {
    return redirectPrivately(c, staffAddress(c.get('locale'), first))
  }
  if (actions.some((action) => may(held, action))) return createStaffRequest(c, match, member)
  const allowed = actions.flatMap((action): readonly Role[] => permissions[action])
  return respondForbidden(
    c,
    roles.filter((role) => allowed.includes(role)),
  )
}
