// Written by build/page-tables.ts from the modules in worker/staff; `npm run build` writes it anew.
import type { StaffRouteName } from '#domain/staff/staff-routes'
import { absencesHandler } from './absences'
import { accountsHandler } from './accounts'
import { auditHandler } from './audit/audit-handler'
import { batchHandler } from './batch'
import { contentHandler } from './content/content-handler'
import { entryHandler } from './content/entry-handler'
import { emergencyNoticesHandler } from './emergency-notices'
import { moderationHandler } from './moderation/moderation-handler'
import { newsletterHandler } from './newsletter/newsletter-handler'
import { newsletterIssueHandler } from './newsletter/newsletter-issue-handler'
import { operationsHandler } from './operations/operations-handler'
import { performanceHandler } from './performance'
import { documentHandler, documentsHandler } from './pictures/documents-handler'
import { pictureHandler } from './pictures/picture-handler'
import { picturesHandler } from './pictures/pictures-handler'
import { preferencesHandler } from './preferences'
import { queueHandler } from './queue/queue-handler'
import { readingHandler } from './reading'
import { settingsHandler } from './settings'
import { teamsHandler } from './teams'
import { ticketHandler } from './ticket/ticket-handler'

/** The handler of each page of the desk; one that is missing is a compile error. */
export const staffHandlers: Record<StaffRouteName, import('./staff-handler').StaffHandler> = {
  absences: absencesHandler,
  accounts: accountsHandler,
  audit: auditHandler,
  batch: batchHandler,
  content: contentHandler,
  document: documentHandler,
  documents: documentsHandler,
  emergencyNotices: emergencyNoticesHandler,
  entry: entryHandler,
  moderation: moderationHandler,
  newsletter: newsletterHandler,
  newsletterIssue: newsletterIssueHandler,
  operations: operationsHandler,
  performance: performanceHandler,
  picture: pictureHandler,
  pictures: picturesHandler,
  preferences: preferencesHandler,
  queue: queueHandler,
  reading: readingHandler,
  settings: settingsHandler,
  teams: teamsHandler,
  ticket: ticketHandler,
}
