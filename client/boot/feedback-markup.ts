import type { Translate } from '#domain/messages/translate'

/**
 * Answers feedback in place where the browser has the worker's markup alone
 * (client/widgets/feedback/lazy-feedback.tsx). The code for it is fetched with the first answer; where that
 * cannot be had, the form is sent as a document.
 */
export function watchFeedback(t: Translate): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    // The language switch sends the form too, to the page in the other language.
    const isSwitch = event.submitter?.getAttribute('name') === 'intent'
    if (event.defaultPrevented || isSwitch || !form.closest('[data-feedback]')) return
    event.preventDefault()
    import('../widgets/feedback/post-feedback').then(
      ({ answerFeedback }) => answerFeedback(form, t('genericFailure')),
      () => form.submit(),
    )
  })
}
