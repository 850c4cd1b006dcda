import { useEffect, useEffectEvent, useRef } from 'react'
import { type RemoteCaptcha, responseFields } from '#domain/forms/captcha'
import type { Locale } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { checkOnSubmit, createCheck } from './invisible-check'
import { announceCaptchaPassed } from './watch-edits'
import '../fields.css'
import '../form.css'

interface RemoteWidgetProps {
  of: RemoteCaptcha
  onFailed: () => void
}

export function RemoteWidget({ of, onFailed }: RemoteWidgetProps) {
  const { locale } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    // Providers keep a reference to their container, so each mount gets a new element.
    const element = document.createElement('div')
    container.current?.append(element)
    const unmount =
      container.current && mountProvider(element, { of, locale, onFailed: () => fail() })
    return () => {
      unmount?.()
      element.remove()
    }
  }, [of, locale])
  return (
    <div>
      <div ref={container} />
      <p className="hint">{of.notice}</p>
    </div>
  )
}

interface MountOptions {
  of: RemoteCaptcha
  locale: Locale
  /** Called if the provider cannot check this visitor. */
  onFailed: () => void
}

type Mount = (container: HTMLElement, options: MountOptions) => (() => void) | undefined

/** Widths of the providers' boxes in pixels; narrower containers get the compact size. */
const boxWidth = { turnstile: 300, recaptcha: 304 }

function theme(): 'light' | 'dark' {
  const { dataset } = document.documentElement
  const mode = dataset.forcedMode ?? dataset.mode
  const isDark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  return isDark ? 'dark' : 'light'
}

const turnstileBox: Mount = (container, { of: { siteKey, action }, locale, onFailed }) => {
  const { turnstile } = window
  const id = turnstile?.render(container, {
    sitekey: siteKey,
    action,
    language: locale,
    theme: theme(),
    size: container.clientWidth < boxWidth.turnstile ? 'compact' : 'flexible',
    callback: () => announceCaptchaPassed(container),
    'error-callback': () => {
      onFailed()
      return true
    },
    'unsupported-callback': onFailed,
  })
  return () => id !== undefined && turnstile?.remove(id)
}

const recaptchaBox: Mount = (container, { of: { siteKey }, onFailed }) => {
  window.grecaptcha?.render(container, {
    sitekey: siteKey,
    theme: theme(),
    size: container.clientWidth < boxWidth.recaptcha ? 'compact' : 'normal',
    callback: () => announceCaptchaPassed(container),
    'error-callback': onFailed,
  })
  return undefined
}

const recaptchaInvisible: Mount = (container, { of: { siteKey }, onFailed }) => {
  const { grecaptcha } = window
  const form = container.closest('form')
  if (!grecaptcha || !form) return
  const { check, settle } = createCheck(() => {
    grecaptcha.reset(id)
    grecaptcha.execute(id)
  })
  const id = grecaptcha.render(container, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'bottomright',
    callback: () => settle('passed'),
    'error-callback': () => {
      settle('failed')
      onFailed()
    },
  })
  return checkOnSubmit(form, check)
}

const recaptchaScore: Mount = (container, { of: { provider, siteKey, action }, onFailed }) => {
  const { grecaptcha } = window
  const form = container.closest('form')
  if (!grecaptcha || !form) return
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = responseFields[provider]
  container.append(field)
  const score = async () => {
    field.value = (await grecaptcha.execute(siteKey, { action })) ?? ''
  }
  const { check, settle } = createCheck(() => {
    score().then(
      () => settle('passed'),
      () => {
        settle('failed')
        onFailed()
      },
    )
  })
  return checkOnSubmit(form, check)
}

/** Mounts a provider's check in a container; returns the function that unmounts it. */
const mountProvider: Mount = (container, options) => mounts[options.of.provider](container, options)

const mounts: Record<RemoteCaptcha['provider'], Mount> = {
  turnstile: turnstileBox,
  'recaptcha-v2': recaptchaBox,
  'recaptcha-v2-invisible': recaptchaInvisible,
  'recaptcha-v3': recaptchaScore,
}
