import * as v from 'valibot'
import { dayMs } from '#domain/dates/calendar'
import type { PersonalState, SubscriptionState } from '#domain/forms/personal-state'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routePath } from '#domain/site/routes'
import type { Deployment } from '../env'
import { readSealed, readSigned, sealToken, signToken, type TokenDeps } from '../security/tokens'

export type LinkDeps = TokenDeps & { deployment: Pick<Deployment, 'origin'> }

export type SubscriptionStep = SubscriptionState['step']

interface Link {
  /** Purpose of its tokens. */
  purpose: string
  validForMs: number
  /** The steps that its page can show. */
  ask: SubscriptionStep
  done: readonly SubscriptionStep[]
  bad: SubscriptionStep
}

/** The pages that the newsletter's mails link to. */
const links = {
  newsletterConfirm: {
    purpose: 'newsletter-confirm',
    validForMs: 7 * dayMs,
    ask: 'confirm',
    done: ['confirmed', 'gone'],
    bad: 'confirmExpired',
  },
  newsletterLeave: {
    purpose: 'newsletter-leave',
    // Unsubscribing must still work from a mail that is years old.
    validForMs: 3_650 * dayMs,
    ask: 'leave',
    done: ['left'],
    bad: 'leaveUnknown',
  },
} as const satisfies Partial<Record<RouteName, Link>>

export type LinkName = keyof typeof links

export function isLinkPage(name: RouteName): name is LinkName {
  return Object.hasOwn(links, name)
}

const linkToken = v.object({ address: v.string(), until: v.number() })

async function linkTo(
  deps: LinkDeps,
  name: LinkName,
  locale: Locale,
  address: string,
): Promise<string> {
  const { purpose, validForMs } = links[name]
  const token = await sealToken(deps, purpose, { until: deps.now + validForMs, address })
  return `${deps.deployment.origin}${routePath(name, locale)}?token=${token}`
}

/** The link of a mail by which the subscription of an address (its keyed hash) ends. */
export function leaveLink(deps: LinkDeps, locale: Locale, address: string): Promise<string> {
  return linkTo(deps, 'newsletterLeave', locale, address)
}

/** The links of a mail. Their tokens contain the address's keyed hash, encrypted. */
export async function subscriptionLinks(
  deps: LinkDeps,
  locale: Locale,
  address: string,
): Promise<{ confirm: string; leave: string }> {
  const [confirm, leave] = await Promise.all([
    linkTo(deps, 'newsletterConfirm', locale, address),
    leaveLink(deps, locale, address),
  ])
  return { confirm, leave }
}

/** The address's keyed hash in a link's token; null if it is forged, of another link or expired. */
export async function readLink(
  deps: TokenDeps,
  name: LinkName,
  token: unknown,
): Promise<string | null> {
  if (typeof token !== 'string' || token === '') return null
  const opened = await readSealed(deps, links[name].purpose, token, linkToken)
  return opened?.address ?? null
}

/** The state of a link's page: its button if the token is valid. */
export async function loadLinkState(
  deps: TokenDeps,
  name: LinkName,
  token: string,
): Promise<PersonalState> {
  const { ask, bad } = links[name]
  const isValid = (await readLink(deps, name, token)) !== null
  return subscriptionState(isValid ? { step: ask, token } : { step: bad })
}

const donePurpose = 'newsletter-done'
const doneToken = v.object({ step: v.string(), until: v.number() })

/** The address of the confirmation after a link's action, valid for a day. */
export async function doneAddress(
  deps: TokenDeps,
  name: LinkName,
  locale: Locale,
  step: SubscriptionStep,
): Promise<string> {
  const done = await signToken(deps, donePurpose, { step, until: deps.now + dayMs })
  return `${routePath(name, locale)}?done=${done}`
}

/** The confirmation in a `done` token; null if it is forged, of another link or expired. */
async function readDone(
  deps: TokenDeps,
  name: LinkName,
  done: string | null,
): Promise<PersonalState | null> {
  const signed = done && (await readSigned(deps, donePurpose, done, doneToken))
  const steps: readonly SubscriptionStep[] = links[name].done
  const step = steps.find((known) => signed && known === signed.step)
  return step ? subscriptionState({ step }) : null
}

/** The state of a link's page for GET: the confirmation or the button. Changes nothing. */
export async function loadSubscriptionState(
  deps: TokenDeps,
  name: LinkName,
  query: URLSearchParams,
): Promise<PersonalState> {
  const token = query.get('token') ?? ''
  const done = token ? null : await readDone(deps, name, query.get('done'))
  return done ?? loadLinkState(deps, name, token)
}

function subscriptionState(subscription: SubscriptionState): PersonalState {
  return { kind: 'subscription', subscription }
}
