import type { RemoteCaptcha } from '#domain/forms/captcha'
import type { Locale } from '#domain/site/locale'

/** The used part of Turnstile's API (developers.cloudflare.com/turnstile, explicit rendering). */
interface Turnstile {
  render: (container: HTMLElement, options: Record<string, unknown>) => string | undefined
  remove: (id: string) => void
}

/** The used part of reCAPTCHA's API, versions 2 and 3 (developers.google.com/recaptcha). */
interface Recaptcha {
  ready: (done: () => void) => void
  render: (container: HTMLElement, options: Record<string, unknown>) => number
  reset: (id: number) => void
  execute: (of: number | string, options?: { action: string }) => Promise<string> | undefined
}

declare global {
  interface Window {
    turnstile?: Turnstile
    grecaptcha?: Recaptcha
  }
}

const timeoutMs = 3_000

function addressOf({ provider, script, siteKey }: RemoteCaptcha, locale: Locale): string {
  const address = new URL(script)
  address.searchParams.set('render', provider === 'recaptcha-v3' ? siteKey : 'explicit')
  if (provider !== 'turnstile') address.searchParams.set('hl', locale)
  return address.href
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`captcha ${src}`))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.src = src
    script.addEventListener('load', () => {
      // The script element stays: providers look for their own script.
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', fail)
    document.head.append(script)
  })
}

async function load(of: RemoteCaptcha, locale: Locale): Promise<void> {
  await loadScript(addressOf(of, locale))
  const { turnstile, grecaptcha } = window
  if (of.provider === 'turnstile' ? !turnstile : !grecaptcha) throw new Error('captcha script')
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('captcha script')), timeoutMs)
    if (grecaptcha) grecaptcha.ready(resolve)
    else resolve()
  })
}

let loading: Promise<void> | undefined

/**
 * Loads a provider's script, once per document unless it fails. Rejects if it takes more than 3 s or does not
 * define its API (docs/decisions/0016-captcha-provider-on-demand.md).
 */
export function loadProvider(of: RemoteCaptcha, locale: Locale): Promise<void> {
  loading ??= load(of, locale).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}
