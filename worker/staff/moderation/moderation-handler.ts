import type { StaffHandler } from '../staff-handler'
import { publishDraft, sendDraftBack, withdrawRecord } from './decide-releases'
import { decideTexts, holdText, takeTextBack, undoDecisions } from './decide-texts'
import { loadModeration } from './load-moderation'

export const moderationHandler: StaffHandler = {
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
