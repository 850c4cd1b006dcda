/** Resolves when no proof of work is running in the form, so that a quick submit waits for it. */
export function captchaSettled(form: HTMLFormElement): Promise<void> {
  const widget = form.querySelector('altcha-widget')
  // The element has no methods before its code is loaded.
  if (widget?.getState?.() !== 'verifying') return Promise.resolve()
  return new Promise((resolve) => {
    widget.addEventListener('statechange', () => resolve(), { once: true })
  })
}
