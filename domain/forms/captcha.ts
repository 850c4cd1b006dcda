export const captchaProviders = [
  'altcha',
  'turnstile',
  'recaptcha-v2',
  'recaptcha-v2-invisible',
  'recaptcha-v3',
] as const

export type CaptchaProvider = (typeof captchaProviders)[number]

/** Providers with an external script and verification service. */
export type RemoteProvider = Exclude<CaptchaProvider, 'altcha'>

/** Form field of the provider's response, as its documentation names it. */
export const responseFields: Record<RemoteProvider, string> = {
  turnstile: 'cf-turnstile-response',
  'recaptcha-v2': 'g-recaptcha-response',
  'recaptcha-v2-invisible': 'g-recaptcha-response',
  'recaptcha-v3': 'g-recaptcha-response',
}

/** Fields that carry a captcha answer; one of them is enough. */
export const proofFields = [
  'altcha',
  'captchaAnswer',
  'captchaPassed',
  ...new Set(Object.values(responseFields)),
]

/** Parameters for running a remote provider in the browser. */
export interface RemoteCaptcha {
  provider: RemoteProvider
  siteKey: string
  /** Action name for the provider: the form's name. */
  action: string
  /** URL of the provider's script. */
  script: string
  /** Notice that names the provider and explains whether any action is needed. */
  notice: string
}

/** True for providers without a visible widget: they run on submit. */
export function isInvisible(provider: RemoteProvider): boolean {
  return provider === 'recaptcha-v2-invisible' || provider === 'recaptcha-v3'
}
