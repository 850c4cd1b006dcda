import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../i18n'
import { AltchaWidget } from './altcha-widget'

const words = ['label', 'verifying', 'verified'] as const

/** Whether somebody is at the question or has answered it: it is not taken away from them. */
function isInUse(place: HTMLElement): boolean {
  const answer = place.querySelector('input')
  return answer?.value !== '' || answer === document.activeElement
}

/** Calls back when somebody is in the form; gives what stops that. */
function onEntered(form: HTMLFormElement | null, start: () => void): () => void {
  if (form?.contains(document.activeElement)) start()
  else form?.addEventListener('focusin', start, { once: true })
  return () => form?.removeEventListener('focusin', start)
}

let isHere = false

/**
 * Gives the widget once somebody is in the form and its code is there. The question stays where
 * that cannot be had, and comes back when the widget gives up or its challenge expires.
 */
export function useWidget() {
  const { t, locale } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const standing = place.current
    if (!standing) return
    const giveUp = (event: Event) => {
      const state: unknown = event instanceof CustomEvent && event.detail.state
      if (state === 'error' || state === 'expired') setReady(false)
    }
    const load = async () => {
      const { prepareAltcha } = await import('./altcha')
      await prepareAltcha(
        locale,
        Object.fromEntries(words.map((word) => [word, t(`form.captcha.${word}`)])),
      )
      isHere = true
      setReady(!isInUse(standing))
    }
    // The question stands there already where the code cannot be had.
    const start = () => load().catch(() => undefined)
    // The widget's events do not bubble.
    standing.addEventListener('statechange', giveUp, { capture: true })
    const stop = isHere ? undefined : onEntered(standing.closest('form'), start)
    if (isHere) start()
    return () => {
      stop?.()
      standing.removeEventListener('statechange', giveUp, { capture: true })
    }
  }, [t, locale])

  return { Widget: isReady ? AltchaWidget : null, place }
}
