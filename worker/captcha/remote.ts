import { isInvisible, type RemoteCaptcha, type RemoteProvider } from '#domain/forms/captcha'
import { formOf, forms } from '#domain/forms/registry'
import type { Translate } from '#domain/messages/translate'
import type { RouteName } from '#domain/site/routes'
import type { Deployment } from '../env'
import { type Breaker, isBreakerOpen } from '../runtime/circuit-breaker'

export interface RemoteCaptchaDeps {
  deployment: Pick<Deployment, 'captcha'>
  isolate: { breakers: Map<string, Breaker> }
  /** Epoch ms. */
  now: number
}

/** External sources (CSP 3) that a document with a captcha may load. */
interface CaptchaSources {
  scripts: readonly string[]
  frames: readonly string[]
}

interface Vendor {
  name: 'cloudflare' | 'google'
  script: string
  /** The CSP source for the script: its whole origin or only its folder. */
  scope: (script: URL) => string
  /** Further sources that the script needs (the vendors' documentation on CSP). */
  others: CaptchaSources
}

const cloudflare: Vendor = {
  name: 'cloudflare',
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  scope: ({ origin }) => origin,
  others: { scripts: [], frames: [] },
}

const google: Vendor = {
  name: 'google',
  script: 'https://www.google.com/recaptcha/api.js',
  scope: (script) => new URL('.', script).href,
  others: {
    scripts: ['https://www.gstatic.com/recaptcha/'],
    frames: ['https://recaptcha.google.com/recaptcha/'],
  },
}

const vendorOf = (provider: RemoteProvider) => (provider === 'turnstile' ? cloudflare : google)

/** The configured external provider; null without a site key or for the embedded provider. */
function configuredProvider({ captcha }: Pick<Deployment, 'captcha'>): RemoteProvider | null {
  return captcha.provider !== 'altcha' && captcha.siteKey ? captcha.provider : null
}

/** The parameters of the external provider's widget; null where the embedded provider is used. */
export function remoteOf(
  { deployment, isolate, now }: RemoteCaptchaDeps,
  t: Translate,
  action: string,
): RemoteCaptcha | null {
  const provider = configuredProvider(deployment)
  if (!provider || isBreakerOpen(isolate.breakers, 'captcha', now)) return null
  const { siteKey, scriptUrl } = deployment.captcha
  const { name, script } = vendorOf(provider)
  const notice = t(`answer.captcha.${isInvisible(provider) ? 'unseen' : 'seen'}`, {
    party: t(`answer.captcha.${name}`),
  })
  return { provider, siteKey, action, script: scriptUrl || script, notice }
}

/** The external sources of a page's captcha; null if the page has no external captcha. */
export function captchaSources(
  { deployment }: Pick<RemoteCaptchaDeps, 'deployment'>,
  page: RouteName,
): CaptchaSources | null {
  const provider = configuredProvider(deployment)
  const form = formOf(page)
  if (!provider || !form || !forms[form].captcha) return null
  const { script, scope, others } = vendorOf(provider)
  const source = scope(new URL(deployment.captcha.scriptUrl || script))
  return { scripts: [source, ...others.scripts], frames: [source, ...others.frames] }
}
