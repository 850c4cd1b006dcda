import type { StaffHandler } from '../staff-handler'
import { publishDraft, sendDraftBack } from './decide-releases'
import { decideTexts, takeTextBack } from './decide-texts'
import { loadModeration } from './load-moderation'

export const moderationHandler: StaffHandler = {
  load: (request) => loadModeration(request),
  actions: {
    decide: { action: 'comments.decide', run: decideTexts },
    takeBack: { action: 'comments.decide', run: takeTextBack },
    publish: { action: 'releases.decide', run: publishDraft },
    sendBack: { action: 'releases.decide', run: sendDraftBack },
  },
}
