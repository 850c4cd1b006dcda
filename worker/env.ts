import * as v from 'valibot'
import { type Role, roles } from '#domain/access/permissions'
import { type CaptchaProvider, captchaProviders } from '#domain/forms/captcha'
import { type Locale, locales } from '#domain/site/locale'

/** The bindings of wrangler.toml, as `wrangler types` generates them. */
export type Bindings = Env

/** How mail leaves: by the platform's mail service, or by a server of one's own over SMTP. */
const mailTransports = ['binding', 'smtp'] as const

export type MailTransport = (typeof mailTransports)[number]

/** A server that takes mail from this site. */
export interface SmtpServer {
  hostname: string
  port: number
  /** Encrypted from the first byte, after STARTTLS, which must be offered, or not at all. */
  tls: 'implicit' | 'starttls' | 'none'
  /** Empty for a server that asks for none. */
  user: string
  password: string
}

/** The virus scanner of the attachments. */
export type ScannerSettings =
  | { kind: 'clamd'; address: { hostname: string; port: number }; isSecure: boolean }
  | { kind: 'http'; url: string; token: string }

const optionalUrl = v.union([v.literal(''), v.pipe(v.string(), v.url())])

/** A comma-separated list of URLs. */
const urls = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
  v.array(v.pipe(v.string(), v.url())),
)

const rolePair = new RegExp(`^(?:${roles.join('|')})=.`)

/** `role=value` pairs, separated by commas; a role without a pair has its own name as its value. */
const roleValues = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((pair) => pair.trim() || [])),
  v.array(v.pipe(v.string(), v.regex(rolePair, 'OIDC_ROLE_VALUES must be pairs of role=value'))),
  v.transform((pairs) => new Map(pairs.map(splitPair))),
  v.transform((pairs) => roles.map((role) => [role, pairs.get(role) ?? role] as const)),
)

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

const settings = v.object({
  PUBLIC_ORIGIN: v.pipe(v.string(), v.url()),
  ROOT_REDIRECT: v.picklist(['on', 'off']),
  OFFLINE_COPIES: v.optional(v.picklist(['on', 'off']), 'on'),
  MEMORY_CACHE_MB: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  MAIL_FROM: v.pipe(v.string(), v.email()),
  MAIL_FROM_NAME: v.string(),
  MAIL_REPLY_TO: v.union([v.literal(''), v.pipe(v.string(), v.email())]),
  MAIL_REPLY_DOMAIN: v.union([
    v.literal(''),
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/)),
  ]),
  MAIL_FORWARD_TO: v.union([v.literal(''), v.pipe(v.string(), v.email())]),
  MAIL_TRANSPORT: v.picklist(mailTransports),
  OFFICER_MAIL: v.optional(v.picklist(['on', 'off']), 'on'),
  SMTP_HOST: v.string(),
  SMTP_PORT: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
  SMTP_TLS: v.picklist(['implicit', 'starttls', 'none']),
  SMTP_USER: v.string(),
  SMTP_PASSWORD: v.optional(v.string(), ''),
  SCAN_URL: v.optional(v.pipe(v.string(), v.regex(/^(?:|(?:clamds?|https?):\/\/.+)$/)), ''),
  SCAN_TOKEN: v.optional(v.string(), ''),
  CAPTCHA_PROVIDER: v.picklist(captchaProviders),
  CAPTCHA_SITE_KEY: v.optional(v.string(), ''),
  CAPTCHA_SCRIPT_URL: v.optional(optionalUrl, ''),
  CAPTCHA_VERIFY_URL: optionalUrl,
  /** Without it, forms that use the provider are refused. */
  CAPTCHA_SECRET: v.optional(v.string(), ''),
  ICON_APIS: v.optional(urls, ''),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: v.string(),
  /** Without it, the site is a public client. */
  OIDC_CLIENT_SECRET: v.optional(v.string(), ''),
  /** Without it, nobody has a role. */
  OIDC_ROLE_CLAIM: v.optional(v.string(), ''),
  OIDC_ROLE_VALUES: v.optional(roleValues, ''),
  OIDC_ROLE_SCOPE: v.optional(v.string(), ''),
  DATA_KEY_FORMER: v.optional(v.string(), ''),
  /** Without it, nobody is told. */
  ALERT_MAIL_TO: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
  ALERT_MAIL_LOCALE: v.optional(v.picklist(locales), 'ar'),
  SUBMITS_PER_TEN_MINUTES: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
  SHARED_ADDRESS_FACTOR: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
})

/** Settings of the deployment; those of the content are in D1 (domain/site/settings). */
export interface Deployment {
  origin: string
  rootRedirect: boolean
  /** Browsers keep the pages read last, for when they are offline. */
  offlineCopies: boolean
  /** Memory for cached documents, of the isolate's 128 MB; 0 caches none. */
  memoryCacheBytes: number
  mailFrom: string
  mail: {
    transport: MailTransport
    /** Empty for the authority's name in the language of the mail. */
    senderName: string
    /** Empty for none. */
    replyTo: string
    /** Domain at which answers to mails about tickets arrive; empty: none are taken. */
    replyDomain: string
    /** Address of people, for mail that arrives and is no such answer; empty: it is refused. */
    forwardTo: string
    /** Officers are told by mail what happens to tickets. */
    isForOfficers: boolean
    smtp: SmtpServer
  }
  /** Where operators are told of failures, and in which language; without an address, nowhere. */
  alerts: { to: string; locale: Locale }
  /** Null: attachments are not scanned. */
  scanner: ScannerSettings | null
  captcha: {
    provider: CaptchaProvider
    /** The provider's public key; without it forms use the embedded provider. */
    siteKey: string
    /** Overrides the provider's own URL, like `verifyUrl`; empty for that one. */
    scriptUrl: string
    verifyUrl: string
    secret: string
  }
  /** Public icon services for icons that are not bundled, in order of preference. */
  iconApis: string[]
  /** The OpenID provider of the login; null without one. */
  identityProvider: {
    issuer: string
    clientId: string
    clientSecret: string
    /**
     * Claim of the ID token that states roles, its value for each, and the scope that asks for it.
     */
    roles: { claim: string; values: readonly (readonly [Role, string])[]; scope: string }
  } | null
  /** The previous `DATA_KEY`, while data encrypted with it exists. */
  formerDataKey: string
  /** Submissions that one client address may send in ten minutes. */
  submitsAtMost: number
  /** How far a proof of work goes beyond the first limits of an address; 1: no further. */
  sharedAddressFactor: number
}

function isLoopback({ hostname }: { hostname: string }): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function readMail(vars: v.InferOutput<typeof settings>): Deployment['mail'] {
  const { SMTP_HOST: hostname, SMTP_PORT: port, SMTP_TLS: tls, SMTP_USER: user } = vars
  const transport = vars.MAIL_TRANSPORT
  if (transport === 'smtp') {
    if (hostname === '') throw new Error('SMTP_HOST is missing')
    if (tls === 'none' && !isLoopback({ hostname })) throw new Error('SMTP_TLS must not be none')
    if (user !== '' && vars.SMTP_PASSWORD === '') throw new Error('SMTP_PASSWORD is missing')
  }
  const { MAIL_REPLY_DOMAIN: replyDomain, MAIL_FORWARD_TO: forwardTo } = vars
  if (replyDomain !== '' && forwardTo.toLowerCase().endsWith(`@${replyDomain}`)) {
    throw new Error('MAIL_FORWARD_TO must not be at MAIL_REPLY_DOMAIN')
  }
  return {
    transport,
    senderName: vars.MAIL_FROM_NAME,
    replyTo: vars.MAIL_REPLY_TO,
    replyDomain,
    forwardTo,
    isForOfficers: vars.OFFICER_MAIL === 'on',
    smtp: { hostname, port, tls, user, password: vars.SMTP_PASSWORD },
  }
}

function readIdentityProvider(
  vars: v.InferOutput<typeof settings>,
): Deployment['identityProvider'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = vars
  if (issuer === '') return null
  const url = new URL(issuer)
  const isLocal = isLoopback(url) && isLoopback(new URL(vars.PUBLIC_ORIGIN))
  if (url.protocol !== 'https:' && !isLocal) throw new Error('OIDC_ISSUER must be an https address')
  if (clientId === '') throw new Error('OIDC_CLIENT_ID is missing')
  const { OIDC_ROLE_CLAIM: claim, OIDC_ROLE_VALUES: values, OIDC_ROLE_SCOPE: scope } = vars
  return { issuer, clientId, clientSecret, roles: { claim, values, scope } }
}

/** A network of one's own (RFC 1918), in which a workerd of one's own may reach a scanner. */
const privateHost = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/

function readScanner(vars: v.InferOutput<typeof settings>): Deployment['scanner'] {
  if (vars.SCAN_URL === '') return null
  const url = new URL(vars.SCAN_URL)
  const isSecure = url.protocol === 'clamds:' || url.protocol === 'https:'
  if (!isSecure && !isLoopback(url) && !privateHost.test(url.hostname)) {
    throw new Error('SCAN_URL must be clamds: or https: outside of a private network')
  }
  if (url.protocol.startsWith('http')) {
    return { kind: 'http', url: url.href, token: vars.SCAN_TOKEN }
  }
  const address = { hostname: url.hostname, port: Number(url.port || 3310) }
  return { kind: 'clamd', address, isSecure }
}

const parsed = new WeakMap<Bindings, Deployment>()

/** Parses the settings once per isolate. An invalid one throws its name in every request. */
export function readDeployment(env: Bindings): Deployment {
  const known = parsed.get(env)
  if (known) return known
  const deployment = parseDeployment(env)
  parsed.set(env, deployment)
  return deployment
}

function parseDeployment(env: Bindings): Deployment {
  const vars = v.parse(settings, env)
  return {
    origin: new URL(vars.PUBLIC_ORIGIN).origin,
    rootRedirect: vars.ROOT_REDIRECT === 'on',
    offlineCopies: vars.OFFLINE_COPIES === 'on',
    memoryCacheBytes: vars.MEMORY_CACHE_MB * 1_048_576,
    mailFrom: vars.MAIL_FROM,
    mail: readMail(vars),
    alerts: { to: vars.ALERT_MAIL_TO, locale: vars.ALERT_MAIL_LOCALE },
    scanner: readScanner(vars),
    captcha: {
      provider: vars.CAPTCHA_PROVIDER,
      siteKey: vars.CAPTCHA_SITE_KEY,
      scriptUrl: vars.CAPTCHA_SCRIPT_URL,
      verifyUrl: vars.CAPTCHA_VERIFY_URL,
      secret: vars.CAPTCHA_SECRET,
    },
    iconApis: vars.ICON_APIS,
    identityProvider: readIdentityProvider(vars),
    formerDataKey: vars.DATA_KEY_FORMER,
    submitsAtMost: vars.SUBMITS_PER_TEN_MINUTES,
    sharedAddressFactor: vars.SHARED_ADDRESS_FACTOR,
  }
}
