import * as v from 'valibot'
import { dayMs } from '#domain/dates/calendar'
import type { Own, SubscriptionState } from '#domain/forms/personal-state'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routePath } from '#domain/site/routes'
import type { Work } from '../runtime/request-context'
import { readSealed, readSigned, sealToken, signToken } from '../security/tokens'

export type Step = SubscriptionState['step']

interface Link {
  /** What its tokens are sealed for. */
  purpose: string
  goodFor: number
  /** What its page shows: a button, what was done, or that the link is no good. */
  ask: Step
  done: readonly Step[]
  bad: Step
}

/** The pages that links of the newsletter's mail lead to. */
const links = {
  newsletterConfirm: {
    purpose: 'newsletter-confirm',
    goodFor: 7 * dayMs,
    ask: 'confirm',
    done: ['confirmed', 'gone'],
    bad: 'confirmExpired',
  },
  newsletterLeave: {
    purpose: 'newsletter-leave',
    // A mail may be found years later, and leaving must work then.
    goodFor: 3_650 * dayMs,
    ask: 'leave',
    done: ['left'],
    bad: 'leaveUnknown',
  },
} as const satisfies Partial<Record<RouteName, Link>>

export type LinkName = keyof typeof links

/** Whether a page is where a link of the newsletter's mail leads. */
export function isLinkPage(name: RouteName): name is LinkName {
  return Object.hasOwn(links, name)
}

const ticket = v.object({ address: v.string(), until: v.number() })

async function linkTo(
  work: Work,
  name: LinkName,
  locale: Locale,
  address: string,
): Promise<string> {
  const { purpose, goodFor } = links[name]
  const token = await sealToken(work, purpose, { until: work.now + goodFor, address })
  return `${work.deployment.origin}${routePath(name, locale)}?token=${token}`
}

/** The links of a mail to an address (its keyed hash): sealed, so that they tell nothing of it. */
export async function subscriptionLinks(
  work: Work,
  locale: Locale,
  address: string,
): Promise<{ confirm: string; leave: string }> {
  const [confirm, leave] = await Promise.all([
    linkTo(work, 'newsletterConfirm', locale, address),
    linkTo(work, 'newsletterLeave', locale, address),
  ])
  return { confirm, leave }
}

/** Whose link a token is of, by keyed hash; null for one that is forged, of another link or too old. */
export async function readLink(work: Work, name: LinkName, token: unknown): Promise<string | null> {
  if (typeof token !== 'string' || token === '') return null
  const opened = await readSealed(work, links[name].purpose, token, ticket)
  return opened?.address ?? null
}

/** What the page of a link shows whoever opens it; the button stands where its token is good. */
export async function shownLink(work: Work, name: LinkName, token: string): Promise<Own> {
  const { ask, bad } = links[name]
  const isGood = (await readLink(work, name, token)) !== null
  return ownStep(isGood ? { step: ask, token } : { step: bad })
}

const donePurpose = 'newsletter-done'
const doneToken = v.object({ step: v.string(), until: v.number() })

/** The address of the page that says what a link has just done; it can be opened again for a day. */
export async function doneAddress(
  work: Work,
  name: LinkName,
  locale: Locale,
  step: Step,
): Promise<string> {
  const done = await signToken(work, donePurpose, { step, until: work.now + dayMs })
  return `${routePath(name, locale)}?done=${done}`
}

/** What a link has done, by the signed token in its page's address; null for any other value. */
export async function readDone(
  work: Work,
  name: LinkName,
  done: string | null,
): Promise<Own | null> {
  const signed = done && (await readSigned(work, donePurpose, done, doneToken))
  const steps: readonly Step[] = links[name].done
  const step = steps.find((one) => signed && one === signed.step)
  return step ? ownStep({ step }) : null
}

function ownStep(subscription: SubscriptionState): Own {
  return { kind: 'subscription', subscription }
}
