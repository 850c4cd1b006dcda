import '@github/markdown-toolbar-element'
import { handleArrows } from './arrow-keys'
import { saveDrafts } from './autosave'
import { restoreDrafts, watchDrafts } from './drafts'
import { dropFiles } from './drop-files'
import { handleKeys } from './keyboard'
import { refreshQueue, watchTicket } from './refresh'
import { sendForms } from './send-forms'
import { showPicture } from './show-picture'

/** The server gives this time to undo a step. */
const undoMs = 10_000

/** Takes the notice out of the address, and the undo button away once it is too late. */
function tidyNotice(): void {
  const url = new URL(location.href)
  for (const name of ['done', 'about', 'undo', 'at', 'picture']) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  const undo = document.querySelector('[data-undo]')
  if (undo) setTimeout(() => undo.remove(), undoMs)
}

restoreDrafts(document)
watchDrafts()
saveDrafts()
sendForms()
dropFiles()
showPicture()
refreshQueue()
watchTicket()
tidyNotice()
document.addEventListener('desk:shown', tidyNotice)
handleKeys()
handleArrows()
