import { type RemoteCaptcha, responseFields } from '#domain/forms/captcha'
import type { Locale } from '#domain/site/locale'
import { makePass, passWhenSent } from './unseen'
import { announceCaptchaPassed } from './watch-edits'

interface MountOptions {
  of: RemoteCaptcha
  locale: Locale
  /** The provider cannot check this visitor. */
  onFailed: () => void
}

type Mount = (place: HTMLElement, options: MountOptions) => (() => void) | undefined

/** Pixels that a provider's box is wide; where there are fewer, its narrow form stands. */
const boxWidth = { turnstile: 300, recaptcha: 304 }

function theme(): 'light' | 'dark' {
  const { dataset } = document.documentElement
  const mode = dataset.forcedMode ?? dataset.mode
  const isDark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  return isDark ? 'dark' : 'light'
}

const turnstileBox: Mount = (place, { of: { siteKey, action }, locale, onFailed }) => {
  const { turnstile } = window
  const id = turnstile?.render(place, {
    sitekey: siteKey,
    action,
    language: locale,
    theme: theme(),
    size: place.clientWidth < boxWidth.turnstile ? 'compact' : 'flexible',
    callback: () => announceCaptchaPassed(place),
    'error-callback': () => {
      onFailed()
      return true
    },
    'unsupported-callback': onFailed,
  })
  return () => id !== undefined && turnstile?.remove(id)
}

const recaptchaBox: Mount = (place, { of: { siteKey }, onFailed }) => {
  window.grecaptcha?.render(place, {
    sitekey: siteKey,
    theme: theme(),
    size: place.clientWidth < boxWidth.recaptcha ? 'compact' : 'normal',
    callback: () => announceCaptchaPassed(place),
    'error-callback': onFailed,
  })
  return undefined
}

const recaptchaUnseen: Mount = (place, { of: { siteKey }, onFailed }) => {
  const { grecaptcha } = window
  const form = place.closest('form')
  if (!grecaptcha || !form) return
  const { pass, settle } = makePass(() => {
    grecaptcha.reset(id)
    grecaptcha.execute(id)
  })
  const id = grecaptcha.render(place, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'bottomright',
    callback: () => settle('passed'),
    'error-callback': () => {
      settle('failed')
      onFailed()
    },
  })
  return passWhenSent(form, pass)
}

const recaptchaScore: Mount = (place, { of: { provider, siteKey, action }, onFailed }) => {
  const { grecaptcha } = window
  const form = place.closest('form')
  if (!grecaptcha || !form) return
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = responseFields[provider]
  place.append(field)
  const score = async () => {
    field.value = (await grecaptcha.execute(siteKey, { action })) ?? ''
  }
  const { pass, settle } = makePass(() => {
    score().then(
      () => settle('passed'),
      () => {
        settle('failed')
        onFailed()
      },
    )
  })
  return passWhenSent(form, pass)
}

/** Puts a provider's check into its place in a form; gives what takes it away. */
export const mountProvider: Mount = (place, options) => mounts[options.of.provider](place, options)

const mounts: Record<RemoteCaptcha['provider'], Mount> = {
  turnstile: turnstileBox,
  'recaptcha-v2': recaptchaBox,
  'recaptcha-v2-invisible': recaptchaUnseen,
  'recaptcha-v3': recaptchaScore,
}
