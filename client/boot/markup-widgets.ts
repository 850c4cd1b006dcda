import type { Translate } from '#domain/messages/translate'
import { loadSheet } from '../navigation/load-sheet'
import suggestSheet from './suggest.css?url'

/**
 * Handles the feedback forms of pages that keep the server's feedback markup
 * (client/widgets/feedback/lazy-feedback.tsx). The code is loaded at the first submission; if that
 * fails, the form is submitted as a document.
 */
export function watchFeedback(t: Translate): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // The language switch also submits this form, to the page in the other language.
    const isSwitch = event.submitter?.getAttribute('name') === 'intent'
    if (event.defaultPrevented || isSwitch || !form.closest('[data-feedback]')) return
    event.preventDefault()
    import('../widgets/feedback/post-feedback').then(
      ({ submitFeedback }) => submitFeedback(form, t('genericFailure')),
      () => form.submit(),
    )
  })
}

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

/** Sets the checkboxes of the cookies page from the consent on `<html>`, save those already changed. */
export function tickCookieBoxes(): void {
  const { consent = '' } = document.documentElement.dataset
  const boxes = document.querySelectorAll<HTMLInputElement>('main [name=measure]')
  for (const box of boxes) {
    if (box.checked !== box.defaultChecked) continue
    box.checked = consent === 'all' || new RegExp(`^custom\\..*${box.name[0]}`).test(consent)
  }
}
