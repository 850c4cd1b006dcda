// Written by build/page-tables.ts from the modules in client/staff; `npm run build` writes it anew.
import type { ComponentType } from 'react'
import type { StaffPages } from '#domain/staff/staff-pages'
import type { StaffRouteName } from '#domain/staff/staff-routes'
import { DeskAbsences } from './pages/absences/page'
import { DeskAccounts } from './pages/accounts/page'
import { DeskAudit } from './pages/audit/page'
import { DeskBatch } from './pages/batch/page'
import { DeskContent } from './pages/content/page'
import { DeskDocument } from './pages/document/page'
import { DeskDocuments } from './pages/documents/page'
import { DeskEmergencyNotices } from './pages/emergency-notices/page'
import { DeskEntry } from './pages/entry/page'
import { DeskModeration } from './pages/moderation/page'
import { DeskNewsletter } from './pages/newsletter/page'
import { DeskNewsletterIssue } from './pages/newsletter-issue/page'
import { DeskOperations } from './pages/operations/page'
import { DeskPerformance } from './pages/performance/page'
import { DeskPicture } from './pages/picture/page'
import { DeskPictures } from './pages/pictures/page'
import { DeskPreferences } from './pages/preferences/page'
import { DeskQueue } from './pages/queue/page'
import { DeskReading } from './pages/reading/page'
import { DeskSettings } from './pages/settings/page'
import { DeskTeams } from './pages/teams/page'
import { DeskTicket } from './pages/ticket/page'

/** The component of each page of the desk; one that is missing is a compile error. */
export const staffPages: { [N in StaffRouteName]: ComponentType<{ data: StaffPages[N] }> } = {
  absences: DeskAbsences,
  accounts: DeskAccounts,
  audit: DeskAudit,
  batch: DeskBatch,
  content: DeskContent,
  document: DeskDocument,
  documents: DeskDocuments,
  emergencyNotices: DeskEmergencyNotices,
  entry: DeskEntry,
  moderation: DeskModeration,
  newsletter: DeskNewsletter,
  newsletterIssue: DeskNewsletterIssue,
  operations: DeskOperations,
  performance: DeskPerformance,
  picture: DeskPicture,
  pictures: DeskPictures,
  preferences: DeskPreferences,
  queue: DeskQueue,
  reading: DeskReading,
  settings: DeskSettings,
  teams: DeskTeams,
  ticket: DeskTicket,
}
