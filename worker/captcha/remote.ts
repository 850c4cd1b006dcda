import { isUnseen, type RemoteCaptcha, type RemoteProvider } from '#domain/forms/captcha'
import { formOf, forms } from '#domain/forms/registry'
import type { Translate } from '#domain/messages/translate'
import type { RouteName } from '#domain/site/routes'
import type { Deployment } from '../env'
import { isResting } from '../runtime/circuit-breaker'
import type { Work } from '../runtime/request-context'

/** What of others a document may load so that a provider can check its visitor (CSP 3 sources). */
export interface CaptchaSources {
  scripts: readonly string[]
  frames: readonly string[]
}

interface Party {
  name: 'cloudflare' | 'google'
  script: string
  /** What is allowed: all of the script's origin, or only the folder it is in. */
  scope: (script: URL) => string
  /** What its script loads from elsewhere (the providers' documentation on CSP). */
  others: CaptchaSources
}

const cloudflare: Party = {
  name: 'cloudflare',
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  scope: ({ origin }) => origin,
  others: { scripts: [], frames: [] },
}

const google: Party = {
  name: 'google',
  script: 'https://www.google.com/recaptcha/api.js',
  scope: (script) => new URL('.', script).href,
  others: {
    scripts: ['https://www.gstatic.com/recaptcha/'],
    frames: ['https://recaptcha.google.com/recaptcha/'],
  },
}

const partyOf = (provider: RemoteProvider) => (provider === 'turnstile' ? cloudflare : google)

/** The provider that is chosen and that this site has a key for, or null for the embedded one. */
function chosen({ captcha }: Deployment): RemoteProvider | null {
  return captcha.provider !== 'altcha' && captcha.siteKey ? captcha.provider : null
}

/** What a form needs to ask the chosen provider; null where the embedded one is asked. */
export function remoteOf(
  { deployment, house, now }: Work,
  t: Translate,
  action: string,
): RemoteCaptcha | null {
  const provider = chosen(deployment)
  if (!provider || isResting(house.breakers, 'captcha', now)) return null
  const { siteKey, scriptUrl } = deployment.captcha
  const { name, script } = partyOf(provider)
  const notice = t(`answer.captcha.${isUnseen(provider) ? 'unseen' : 'seen'}`, {
    party: t(`answer.captcha.${name}`),
  })
  return { provider, siteKey, action, script: scriptUrl || script, notice }
}

/** What a page's document may load for its captcha; null where that is nothing of others. */
export function captchaSources({ deployment }: Work, page: RouteName): CaptchaSources | null {
  const provider = chosen(deployment)
  const form = formOf(page)
  if (!provider || !form || !forms[form].captcha) return null
  const { script, scope, others } = partyOf(provider)
  const own = scope(new URL(deployment.captcha.scriptUrl || script))
  return { scripts: [own, ...others.scripts], frames: [own, ...others.frames] }
}
