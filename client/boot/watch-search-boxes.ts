import { loadSheet } from '../navigation/load-sheet'
import suggestSheet from './suggest.css?url'

const field = '.search-box__field'
const prepared = new WeakSet<HTMLInputElement>()

async function prepare(input: HTMLInputElement): Promise<void> {
  prepared.add(input)
  try {
    const [{ addSuggestions }] = await Promise.all([
      import('../widgets/search/suggest'),
      loadSheet(suggestSheet),
    ])
    addSuggestions(input)
  } catch {
    prepared.delete(input)
  }
}

function prepareFocused(): void {
  const input = document.querySelector<HTMLInputElement>(`${field}:focus`)
  if (input && !prepared.has(input)) prepare(input)
}

function focusOpened(): void {
  document.querySelector<HTMLInputElement>(`.header-search:popover-open ${field}`)?.focus()
}

/**
 * Loads the code of suggestions when a search box gains focus, and focuses the box of the header's
 * panel when it opens. This module itself may be loaded by the first focus.
 */
export function watchSearchBoxes(): void {
  addEventListener('focusin', prepareFocused)
  addEventListener('toggle', focusOpened, true)
  focusOpened()
  prepareFocused()
}
