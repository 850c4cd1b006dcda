/** Days for which an account can be disabled; 0: without end. */
export const disablingPeriods = [7, 30, 90, 0] as const

/** Characters of a reason. */
export const reasonBounds = { least: 3, most: 300 }

/** An account; name and address are not stored, only the identity provider has them. */
export interface AccountCard {
  id: string
  created: string
  loggedIn: string
  sessions: number
  /** True for that of the reader, who cannot disable it. */
  isOwn: boolean
  /** Null while it is enabled. */
  disabled: {
    /** Epoch ms, by which a later change is noticed. */
    at: number
    since: string
    /** Null: without end. */
    until: string | null
    reason: { ar: string; en: string }
  } | null
}

const disablingFields = ['reasonAr', 'reasonEn', 'period'] as const
export type DisablingField = (typeof disablingFields)[number]

/** A form that was refused, with what was typed. */
export interface RefusedDisabling {
  account: string
  typed: Record<DisablingField, string>
  issues: DisablingField[]
}

/** Why the last form changed nothing. */
type AccountsProblem = 'incomplete' | 'notFound' | 'invalid' | 'own' | 'conflict'

export interface AccountsPage {
  /** The address that was looked up, as typed; empty without one. */
  typed: string
  /** Accounts of a look-up, or the one that a form was about. */
  found: AccountCard[]
  problem: AccountsProblem | null
  refused: RefusedDisabling | null
  disabled: AccountCard[]
}
