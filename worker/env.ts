import * as v from 'valibot'
import { type CaptchaProvider, captchaProviders } from '#domain/forms/captcha'

/** The bindings of wrangler.toml, as `wrangler types` writes them down. */
export type Bindings = Env

const addressOrNone = v.union([v.literal(''), v.pipe(v.string(), v.url())])

/** Addresses in one text, with commas between them. */
const addresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
  v.array(v.pipe(v.string(), v.url())),
)

const settings = v.object({
  PUBLIC_ORIGIN: v.pipe(v.string(), v.url()),
  ROOT_REDIRECT: v.picklist(['on', 'off']),
  KEPT_MEGABYTES: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  MAIL_FROM: v.pipe(v.string(), v.email()),
  CAPTCHA_PROVIDER: v.picklist(captchaProviders),
  /** What the provider calls the site; public. */
  CAPTCHA_SITE_KEY: v.optional(v.string(), ''),
  CAPTCHA_SCRIPT_URL: v.optional(addressOrNone, ''),
  CAPTCHA_VERIFY_URL: addressOrNone,
  /** Of the provider; without one a form that asks it refuses. */
  CAPTCHA_SECRET: v.optional(v.string(), ''),
  /** Public icon services to ask for icons the site lacks, in this order. */
  ICON_APIS: v.optional(addresses, ''),
  /** What was locked with it before `DATA_KEY` was replaced is read still. */
  DATA_KEY_FORMER: v.optional(v.string(), ''),
  SUBMITS_PER_TEN_MINUTES: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
})

/** What a deployment decides; content settings live in D1 (domain/settings). */
export interface Deployment {
  origin: string
  rootRedirect: boolean
  /** How much of an isolate's 128 MB settled documents may take; 0 keeps none in memory. */
  keptBytes: number
  mailFrom: string
  captcha: {
    provider: CaptchaProvider
    /** What the provider calls the site; without it forms ask the embedded provider. */
    siteKey: string
    /** Where a provider's own addresses are not the ones to ask. */
    scriptUrl: string
    verifyUrl: string
    secret: string
  }
  /** Public icon services to ask for icons the site lacks, in this order; none unless set. */
  iconApis: string[]
  /** The key before `DATA_KEY`, as long as anything is locked with it. */
  formerDataKey: string
  /** Requests one address may send in ten minutes. */
  submitsAtMost: number
}

const read = new WeakMap<Bindings, Deployment>()

/** Reads the deployment's settings, once per isolate; a wrong one fails every request with its name. */
export function readDeployment(env: Bindings): Deployment {
  const known = read.get(env)
  if (known) return known
  const deployment = parseDeployment(env)
  read.set(env, deployment)
  return deployment
}

function parseDeployment(env: Bindings): Deployment {
  const parsed = v.parse(settings, env)
  return {
    origin: new URL(parsed.PUBLIC_ORIGIN).origin,
    rootRedirect: parsed.ROOT_REDIRECT === 'on',
    keptBytes: parsed.KEPT_MEGABYTES * 1_048_576,
    mailFrom: parsed.MAIL_FROM,
    captcha: {
      provider: parsed.CAPTCHA_PROVIDER,
      siteKey: parsed.CAPTCHA_SITE_KEY,
      scriptUrl: parsed.CAPTCHA_SCRIPT_URL,
      verifyUrl: parsed.CAPTCHA_VERIFY_URL,
      secret: parsed.CAPTCHA_SECRET,
    },
    iconApis: parsed.ICON_APIS,
    formerDataKey: parsed.DATA_KEY_FORMER,
    submitsAtMost: parsed.SUBMITS_PER_TEN_MINUTES,
  }
}
