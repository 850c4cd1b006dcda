import { restoreDrafts, watchDrafts } from './drafts'
import { handleKeys } from './keyboard'
import { refreshQueue } from './refresh'
import { sendForms } from './send-forms'

restoreDrafts(document)
watchDrafts()
sendForms()
refreshQueue()
handleKeys()
