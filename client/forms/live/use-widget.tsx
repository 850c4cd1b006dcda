import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CaptchaProvider } from '#domain/forms/captcha'
import type { CaptchaState } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import type { Widget } from '../form-script'
import { AltchaWidget } from './altcha-widget'

const messageNames = ['label', 'verifying', 'verified'] as const

/** A question that has focus or an answer is not replaced. */
function isInUse(container: HTMLElement): boolean {
  const answer = container.querySelector<HTMLInputElement>('#captchaAnswer')
  return answer !== null && (answer.value !== '' || answer === document.activeElement)
}

/** Calls `start` once focus is in the form; returns the function that stops waiting. */
function onEntered(form: HTMLFormElement | null, start: () => void): () => void {
  if (form?.contains(document.activeElement)) start()
  else form?.addEventListener('focusin', start, { once: true })
  return () => form?.removeEventListener('focusin', start)
}

let isLoaded = false

/**
 * Returns the captcha widget once focus is in the form and the code is loaded: the configured
 * provider's, or the embedded one if that fails. The question stays if neither loads, and comes
 * back if the widget fails or its challenge expires.
 */
export function useWidget({ challenge, remote }: CaptchaState) {
  const { t, locale } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const [widget, setWidget] = useState<Widget | null>(null)

  useEffect(() => {
    const element = container.current
    if (!element) return
    const giveUp = (event: Event) => {
      const state: unknown = event instanceof CustomEvent && event.detail.state
      if (state === 'error' || state === 'expired') setWidget(null)
    }
    const show = (node: ReactNode, provider: CaptchaProvider) => {
      isLoaded = true
      // Rendered at once: if focus reached the question in between, it would be lost.
      if (!isInUse(element)) flushSync(() => setWidget({ node, provider }))
    }
    const embed = async () => {
      const { prepareAltcha } = await import('./altcha')
      await prepareAltcha(
        locale,
        Object.fromEntries(messageNames.map((name) => [name, t(`form.captcha.${name}`)])),
      )
      show(<AltchaWidget challenge={challenge} />, 'altcha')
    }
    // The question is still there if no code can be loaded.
    const embedIfPossible = () => embed().catch(() => setWidget(null))
    const load = async () => {
      if (!remote) return embedIfPossible()
      const [{ loadProvider }, { RemoteWidget }] = await Promise.all([
        import('./provider'),
        import('./remote-widget'),
      ])
      await loadProvider(remote, locale)
      show(<RemoteWidget of={remote} onFailed={embedIfPossible} />, remote.provider)
    }
    const start = () => load().catch(embedIfPossible)
    // The widget's events do not bubble.
    element.addEventListener('statechange', giveUp, { capture: true })
    const stop = isLoaded ? undefined : onEntered(element.closest('form'), start)
    if (isLoaded) start()
    return () => {
      stop?.()
      element.removeEventListener('statechange', giveUp, { capture: true })
    }
  }, [t, locale, challenge, remote])

  return { widget, container }
}
