/** Settles when no proof of work is under way in a form, so that none is missed by a quick press. */
export function captchaSettled(form: HTMLFormElement): Promise<void> {
  const widget = form.querySelector('altcha-widget')
  // An element whose code has not come yet has no methods.
  if (widget?.getState?.() !== 'verifying') return Promise.resolve()
  return new Promise((resolve) => {
    widget.addEventListener('statechange', () => resolve(), { once: true })
  })
}
