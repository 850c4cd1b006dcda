export const captchaProviders = [
  'altcha',
  'turnstile',
  'recaptcha-v2',
  'recaptcha-v2-invisible',
  'recaptcha-v3',
] as const

export type CaptchaProvider = (typeof captchaProviders)[number]

/** One whose script and answer come from somebody else. */
export type RemoteProvider = Exclude<CaptchaProvider, 'altcha'>

/** The field that a provider's response is sent in, as their documentation names it. */
export const responseFields: Record<RemoteProvider, string> = {
  turnstile: 'cf-turnstile-response',
  'recaptcha-v2': 'g-recaptcha-response',
  'recaptcha-v2-invisible': 'g-recaptcha-response',
  'recaptcha-v3': 'g-recaptcha-response',
}

/** The fields that show a captcha to be answered: one of them is enough. */
export const proofFields = [
  'altcha',
  'captchaAnswer',
  'captchaPassed',
  ...new Set(Object.values(responseFields)),
]

/** What the browser needs to have a visitor checked by a provider. */
export interface RemoteCaptcha {
  provider: RemoteProvider
  siteKey: string
  /** What is checked: the form's name. */
  action: string
  /** Where the provider's script is. */
  script: string
  /** Says who checks, and whether there is anything to do. */
  notice: string
}

/** Whether a provider asks nothing that stands in the form: it is asked when the form is sent. */
export function isUnseen(provider: RemoteProvider): boolean {
  return provider === 'recaptcha-v2-invisible' || provider === 'recaptcha-v3'
}
