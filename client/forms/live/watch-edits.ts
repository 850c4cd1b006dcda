const captchaPassed = 'captcha-passed'

/** Notifies the form that its captcha was passed. */
export function announceCaptchaPassed(element: HTMLElement): void {
  element.dispatchEvent(new Event(captchaPassed, { bubbles: true }))
}

interface Edited {
  /** Name of the field; `captcha` for the captcha. */
  field: string
  hasPassedCaptcha: boolean
}

/**
 * Calls `onEdited` after each edit of a form and when its captcha is passed; returns the function
 * that stops watching.
 */
export function watchEdits(form: HTMLFormElement, onEdited: (edited: Edited) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const field = target.closest('#captcha') ? 'captcha' : target.getAttribute('name')
    if (field) onEdited({ field, hasPassedCaptcha: false })
  }
  const onPassed = () => onEdited({ field: 'captcha', hasPassedCaptcha: true })
  form.addEventListener('input', onInput, { signal })
  form.addEventListener(captchaPassed, onPassed, { signal })
  // The event of <altcha-widget> does not bubble.
  const onStateChange = (event: Event) => {
    if (event instanceof CustomEvent && event.detail?.state === 'verified') onPassed()
  }
  form.addEventListener('statechange', onStateChange, { signal, capture: true })
  return () => stop.abort()
}
