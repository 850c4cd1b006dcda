import type { Role } from '../access/permissions'
import type { StaffPages } from './staff-pages'

/** The person at the desk and the numbers in its navigation; null where their roles read none. */
export interface StaffFrame {
  name: string
  roles: Role[]
  openTickets: number | null
  /** Tickets with something that the reader has not seen. */
  unseenTickets: number | null
  heldTexts: number | null
}

/** Results that the page after an action states. */
export const staffNotices = [
  'assigned',
  'moved',
  'undone',
  'tooLate',
  'noted',
  'taken',
  'none',
  'disabled',
  'enabled',
  'decided',
  'heldAgain',
  'takenBack',
  'drafted',
  'released',
  'sentBack',
  'withdrawn',
  'draftSaved',
  'draftDiscarded',
  'notShown',
  'pictureUploaded',
  'documentUploaded',
  'recordPublished',
  'recordScheduled',
  'recordUnscheduled',
  'recordWithdrawn',
  'recordsPublished',
  'recordsScheduled',
  'recordsWithdrawn',
  'settingsSaved',
  'settingsSame',
  'testSent',
  'issueApproved',
  'sendingScheduled',
  'sendingCancelled',
  'sendingPaused',
  'sendingResumed',
  'noticeSaved',
  'noticePublished',
  'noticeEnded',
  'noticeDiscarded',
  'handedOver',
  'officerAway',
  'viewSaved',
  'viewRemoved',
  'absenceSaved',
  'absenceRemoved',
  'rotaSaved',
  'teamSaved',
  'teamRemoved',
  'preferencesSaved',
] as const
/** Results that changed nothing. */
export const failedNotices: readonly StaffNoticeName[] = [
  'tooLate',
  'taken',
  'none',
  'officerAway',
  'notShown',
]
export type StaffNoticeName = (typeof staffNotices)[number]

export interface StaffNotice {
  name: StaffNoticeName
  /** The ticket that it is about. */
  reference: string | null
  /** Names what was done, so that it can be undone: a step for ten seconds, decisions at any time. */
  undo: string | null
}

/** A page of the desk with its title and its data. */
export type StaffPage = {
  [N in keyof StaffPages]: { page: N; title: string; data: StaffPages[N] }
}[keyof StaffPages]

/** Everything a page of the desk shows. */
export interface StaffPayload {
  frame: StaffFrame
  notice: StaffNotice | null
  content: StaffPage
}
