import type { Translate } from '#domain/messages/translate'

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
