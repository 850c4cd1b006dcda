import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CaptchaProvider } from '#domain/forms/captcha'
import type { CaptchaState } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import type { Widget } from '../form-script'
import { AltchaWidget } from './altcha-widget'

const words = ['label', 'verifying', 'verified'] as const

/** Whether somebody is at the question or has answered it: it is not taken away from them. */
function isInUse(place: HTMLElement): boolean {
  const answer = place.querySelector<HTMLInputElement>('#captchaAnswer')
  return answer !== null && (answer.value !== '' || answer === document.activeElement)
}

/** Calls back when somebody is in the form; gives what stops that. */
function onEntered(form: HTMLFormElement | null, start: () => void): () => void {
  if (form?.contains(document.activeElement)) start()
  else form?.addEventListener('focusin', start, { once: true })
  return () => form?.removeEventListener('focusin', start)
}

let isHere = false

/**
 * Gives the widget once somebody is in the form and its code is there: that of the chosen provider,
 * or where it cannot be had the embedded one. The question stays where neither can, and comes back
 * when the widget gives up or its challenge expires.
 */
export function useWidget({ challenge, remote }: CaptchaState) {
  const { t, locale } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const [widget, setWidget] = useState<Widget | null>(null)

  useEffect(() => {
    const standing = place.current
    if (!standing) return
    const giveUp = (event: Event) => {
      const state: unknown = event instanceof CustomEvent && event.detail.state
      if (state === 'error' || state === 'expired') setWidget(null)
    }
    const put = (node: ReactNode, provider: CaptchaProvider) => {
      isHere = true
      if (!isInUse(standing)) setWidget({ node, provider })
    }
    const embed = async () => {
      const { prepareAltcha } = await import('./altcha')
      await prepareAltcha(
        locale,
        Object.fromEntries(words.map((word) => [word, t(`form.captcha.${word}`)])),
      )
      put(<AltchaWidget challenge={challenge} />, 'altcha')
    }
    // The question stands there already where no code can be had.
    const embedIfPossible = () => embed().catch(() => setWidget(null))
    const load = async () => {
      if (!remote) return embedIfPossible()
      const [{ loadProvider }, { RemoteWidget }] = await Promise.all([
        import('./provider'),
        import('./remote-widget'),
      ])
      await loadProvider(remote, locale)
      put(<RemoteWidget of={remote} onFailed={embedIfPossible} />, remote.provider)
    }
    const start = () => load().catch(embedIfPossible)
    // The widget's events do not bubble.
    standing.addEventListener('statechange', giveUp, { capture: true })
    const stop = isHere ? undefined : onEntered(standing.closest('form'), start)
    if (isHere) start()
    return () => {
      stop?.()
      standing.removeEventListener('statechange', giveUp, { capture: true })
    }
  }, [t, locale, challenge, remote])

  return { widget, place }
}
