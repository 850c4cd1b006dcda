import type { StaffRouteName } from '#domain/staff/staff-routes'
import { accountsHandler } from './accounts'
import { auditHandler } from './audit/audit-handler'
import { publishDraft, sendDraftBack, withdrawRecord } from './moderation/decide-releases'
import { decideTexts, holdText, takeTextBack, undoDecisions } from './moderation/decide-texts'
import { loadModeration } from './moderation/load-moderation'
import { performanceHandler } from './performance'
import { queueHandler } from './queue/queue-handler'
import type { StaffHandler } from './staff-handler'
import { ticketHandler } from './ticket/ticket-handler'

const moderationHandler: StaffHandler = {
  load: (request) => loadModeration(request),
  actions: {
    decide: { action: 'comments.decide', run: decideTexts },
    takeBack: { action: 'comments.decide', run: takeTextBack },
    hold: { action: 'comments.decide', run: holdText },
    undo: { action: 'comments.decide', run: undoDecisions },
    publish: { action: 'releases.decide', run: publishDraft },
    withdraw: { action: 'releases.decide', run: withdrawRecord },
    sendBack: { action: 'releases.decide', run: sendDraftBack },
  },
}

export const staffHandlers: Record<StaffRouteName, StaffHandler> = {
  queue: queueHandler,
  ticket: ticketHandler,
  performance: performanceHandler,
  audit: auditHandler,
  accounts: accountsHandler,
  moderation: moderationHandler,
}
