import type { Database } from '#db/client'
import { isTeamMember, type listTeamNames } from '#db/staff/teams'
import type { Submission } from '#db/submissions/submissions'
import type { Role } from '#domain/access/permissions'
import type { Locale } from '#domain/site/locale'
import type { Choice, QueueRow } from '#domain/staff/queue'
import { stepsFrom, type TicketStep } from '#domain/staff/ticket'
import { dueStateOf } from './due-state'

export type TeamNames = Awaited<ReturnType<typeof listTeamNames>>

/** The teams by their names in a language. */
export function teamChoices(teams: TeamNames, locale: Locale): Choice[] {
  return teams.map(({ id, nameAr, nameEn }) => ({
    value: id,
    label: locale === 'ar' ? nameAr : nameEn,
  }))
}

interface ReferralContext {
  teams: TeamNames
  locale: Locale
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
  holidays: ReadonlySet<string>
}

/** The team that has a ticket, and how long still; null for none. */
export function presentReferral(
  { team, teamDueOn, status }: Pick<Submission, 'team' | 'teamDueOn' | 'status'>,
  { teams, locale, today, holidays }: ReferralContext,
): QueueRow['referral'] {
  if (team === null) return null
  const name = teamChoices(teams, locale).find(({ value }) => value === team)?.label ?? team
  return { team: name, due: dueStateOf({ status, dueOn: teamDueOn }, today, holidays) }
}

/**
 * The steps that this reader may take. What a team has is returned by its members, or taken back by
 * the officer in charge or a supervisor; other officers leave it there.
 */
export async function listSteps(
  db: Database,
  { status, team, assignee }: Pick<Submission, 'status' | 'team' | 'assignee'>,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<TicketStep[]> {
  const steps = stepsFrom(status)
  if (team === null || assignee === id || roles.includes('supervisor')) return steps
  const isMember = await isTeamMember(db, team, id)
  return isMember ? steps : steps.filter((step) => step !== 'in_review')
}
