// Written by build/page-tables.ts from the modules in domain/staff; `npm run build` writes it anew.
import type { AbsencesPage } from './absences'
import type { AccountsPage } from './accounts'
import type { AuditPage } from './audit'
import type { BatchPage } from './batch'
import type { ContentPage } from './content'
import type { DocumentPage, DocumentsPage } from './documents'
import type { EmergencyNoticesPage } from './emergency-notices'
import type { EntryPage } from './entry'
import type { ModerationPage } from './moderation'
import type { NewsletterIssuePage, NewsletterPage } from './newsletter'
import type { OperationsPage } from './operations'
import type { PerformancePage } from './performance'
import type { PicturePage, PicturesPage } from './pictures'
import type { PreferencesPage } from './preferences'
import type { QueuePage } from './queue'
import type { ReadingPage } from './reading'
import type { SettingsPage } from './settings'
import type { TeamsPage } from './teams'
import type { TicketPage } from './ticket'

/** The data of each page of the desk. */
export interface StaffPages {
  absences: AbsencesPage
  accounts: AccountsPage
  audit: AuditPage
  batch: BatchPage
  content: ContentPage
  document: DocumentPage
  documents: DocumentsPage
  emergencyNotices: EmergencyNoticesPage
  entry: EntryPage
  moderation: ModerationPage
  newsletter: NewsletterPage
  newsletterIssue: NewsletterIssuePage
  operations: OperationsPage
  performance: PerformancePage
  picture: PicturePage
  pictures: PicturesPage
  preferences: PreferencesPage
  queue: QueuePage
  reading: ReadingPage
  settings: SettingsPage
  teams: TeamsPage
  ticket: TicketPage
}
