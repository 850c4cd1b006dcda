import type {} from 'altcha/types/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CaptchaProvider } from '#domain/forms/captcha'
import type { CaptchaState } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import type { Widget } from '../form-script'

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

interface LoadedWidget {
  provider: CaptchaProvider
  makeNode: (captcha: CaptchaState, onFailed: () => void) => ReactNode
}

/** The last widget whose code was loaded. */
let loaded: LoadedWidget | undefined

/** `humanInteractionSignature` would record how visitors move the pointer and type. */
const settings = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
})

/** Checkbox that starts a proof of work. */
function AltchaWidget({ challenge }: { challenge: string }) {
  const { locale } = usePage()
  return (
    <altcha-widget
      name="altcha"
      type="checkbox"
      language={locale}
      challenge={challenge}
      configuration={settings}
    />
  )
}

const altcha: LoadedWidget = {
  provider: 'altcha',
  makeNode: ({ challenge }) => <AltchaWidget challenge={challenge} />,
}

/**
 * Returns the captcha widget once focus is in the form and the code is loaded: the configured
 * provider's, or the embedded one if that fails. A form that is rendered later has it from the
 * start. The question stays if neither loads, and comes back if the widget fails or its challenge
 * expires.
 */
export function useWidget(captcha: CaptchaState) {
  const { t, locale } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const [widget, setWidget] = useState<Widget | null>(() =>
    loaded?.provider === (captcha.remote?.provider ?? 'altcha') ? makeWidget(loaded) : null,
  )

  function makeWidget({ provider, makeNode }: LoadedWidget): Widget {
    return { provider, node: makeNode(captcha, embed) }
  }

  function show(next: LoadedWidget) {
    loaded = next
    // Rendered at once: if focus reached the question in between, it would be lost.
    if (container.current && !isInUse(container.current)) {
      flushSync(() => setWidget(makeWidget(next)))
    }
  }

  async function embed() {
    try {
      const { prepareAltcha } = await import('./altcha')
      await prepareAltcha(
        locale,
        Object.fromEntries(messageNames.map((name) => [name, t(`form.captcha.${name}`)])),
      )
      show(altcha)
    } catch {
      // The question is still there if no code can be loaded.
      setWidget(null)
    }
  }

  const load = useEffectEvent(async () => {
    if (widget) return
    const { remote } = captcha
    if (!remote) return embed()
    try {
      const [{ loadProvider }, { RemoteWidget }] = await Promise.all([
        import('./provider'),
        import('./remote-widget'),
      ])
      await loadProvider(remote, locale)
      show({
        provider: remote.provider,
        makeNode: ({ remote: of }, onFailed) => of && <RemoteWidget of={of} onFailed={onFailed} />,
      })
    } catch {
      await embed()
    }
  })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const giveUp = (event: Event) => {
      const state: unknown = event instanceof CustomEvent && event.detail.state
      if (state === 'error' || state === 'expired') setWidget(null)
    }
    // The widget's events do not bubble.
    element.addEventListener('statechange', giveUp, { capture: true })
    const stop = loaded ? undefined : onEntered(element.closest('form'), load)
    if (loaded) load()
    return () => {
      stop?.()
      element.removeEventListener('statechange', giveUp, { capture: true })
    }
  }, [])

  return { widget, container }
}
