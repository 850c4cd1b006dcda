const captchaPassed = 'captcha-passed'

/** Tells the form around a captcha provider's box that its visitor has passed. */
export function announceCaptchaPassed(place: HTMLElement): void {
  place.dispatchEvent(new Event(captchaPassed, { bubbles: true }))
}

interface Edited {
  /** Name of the field; `captcha` for the captcha. */
  field: string
  hasPassedCaptcha: boolean
}

/** Calls back after each edit of a form, and when its captcha is passed; returns what stops that. */
export function watchEdits(form: HTMLFormElement, onEdited: (edited: Edited) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const typed = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const field = target.closest('#captcha') ? 'captcha' : target.getAttribute('name')
    if (field) onEdited({ field, hasPassedCaptcha: false })
  }
  const passed = () => onEdited({ field: 'captcha', hasPassedCaptcha: true })
  form.addEventListener('input', typed, { signal })
  form.addEventListener(captchaPassed, passed, { signal })
  // The event of <altcha-widget> does not bubble.
  const settled = (event: Event) => {
    if (event instanceof CustomEvent && event.detail?.state === 'verified') passed()
  }
  form.addEventListener('statechange', settled, { signal, capture: true })
  return () => stop.abort()
}
