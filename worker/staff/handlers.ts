import type { StaffRouteName } from '#domain/staff/staff-routes'
import { accountsHandler } from './accounts/accounts-handler'
import { auditHandler } from './audit/audit-handler'
import { moderationHandler } from './moderation/moderation-handler'
import { performanceHandler } from './performance/performance-handler'
import { queueHandler } from './queue/queue-handler'
import type { StaffHandler } from './staff-handler'
import { ticketHandler } from './ticket/ticket-handler'

export const staffHandlers: Record<StaffRouteName, StaffHandler> = {
  queue: queueHandler,
  ticket: ticketHandler,
  performance: performanceHandler,
  audit: auditHandler,
  accounts: accountsHandler,
  moderation: moderationHandler,
}
