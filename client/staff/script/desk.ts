import { restoreDrafts, watchDrafts } from './drafts'
import { handleKeys } from './keyboard'
import { tidyNotices } from './notices'
import { refreshQueue } from './refresh'
import { sendForms } from './send-forms'
import { watchTicket } from './watch-ticket'

restoreDrafts(document)
watchDrafts()
sendForms()
refreshQueue()
watchTicket()
tidyNotices()
handleKeys()
