import type { Database } from '#db/client'
import { findSubscription } from '#db/newsletter/subscriptions'
import { decryptAnswers } from '#db/privacy/personal-fields'
import { createFormat } from '#domain/dates/format'
import type { OwnSubscription } from '#domain/forms/member-state'
import { newsletter } from '#domain/forms/newsletter'
import type { FormOptions } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

type SubscriptionDeps = DataKeyringDeps & { primary: Database }

/** The fields that say what a subscriber wants to read about. */
const interestFields = ['interest', 'generalInterest'] as const

/** The subscription of an address, with what it chose; null for none. */
export async function loadOwnSubscription(
  deps: SubscriptionDeps,
  emailHash: string,
  { lists }: FormOptions,
  { locale, digits }: { locale: Locale } & Pick<SitePayload, 'digits'>,
): Promise<OwnSubscription | null> {
  const found = await findSubscription(deps.primary, emailHash)
  if (!found) return null
  const { reference, status, answers, createdAt, confirmedAt } = found
  const owner = { form: newsletter.name, digest: emailHash }
  const keyring = await dataKeyringOf(deps)
  const chosen = answers === null ? null : await decryptAnswers(keyring, { ...owner, answers })
  const interests = interestFields.flatMap((field) => {
    const { list } = newsletter.fields[field]
    return lists[list].find(({ value }) => value === chosen?.[field])?.label ?? []
  })
  return {
    reference,
    isConfirmed: status === 'confirmed',
    interests,
    since: createFormat({ locale, digits }).date(confirmedAt ?? createdAt),
  }
}
