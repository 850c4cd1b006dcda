import type { Choice } from './queue'

/** Characters of a team's name. */
export const teamNameBounds = { least: 2, most: 80 }

const teamNames = ['nameAr', 'nameEn'] as const
export type TeamName = (typeof teamNames)[number]
export type TypedTeam = Record<TeamName, string>

/** The names that are too short or too long. */
export function findWrongNames(typed: TypedTeam): TeamName[] {
  const { least, most } = teamNameBounds
  return teamNames.filter((name) => {
    const { length } = [...typed[name]]
    return length < least || length > most
  })
}

/** The form of a team, or of a new one. */
export interface TeamForm {
  /** Empty for a new one. */
  id: string
  /** Instant of the last change (epoch ms), which the form sends back; 0 for a new one. */
  version: number
  typed: TypedTeam
  /** Ids of staff. */
  members: string[]
  /** Number of requests that are referred to it now. */
  referred: number
  issues: TeamName[]
}

/** Why the last form changed nothing. */
export type TeamsProblem = 'invalid' | 'taken' | 'changed' | 'used'

export interface TeamsPage {
  teams: TeamForm[]
  created: TeamForm
  /** Those who may be members. */
  officers: Choice[]
  problem: TeamsProblem | null
}
