import type { Keyring } from '#db/privacy/keyring'
import { encryptPerson, hashEmail } from '#db/privacy/personal-fields'
import type { NewsletterInterest } from '#domain/content/media/newsletter-issue'
import type { Locale } from '#domain/site/locale'

export interface Subscriber {
  email: string
  locale: Locale
  interest: NewsletterInterest
}

/** As many subscribers as wanted, in both languages and with all interests. */
export function makeSubscribers(count: number): Subscriber[] {
  const interests = ['agreements', 'knowledge', 'training', 'open-data', 'news'] as const
  return Array.from({ length: count }, (_, at) => ({
    email: `reader-${at}@example.com`,
    locale: at % 3 ? 'ar' : 'en',
    interest: interests[at % interests.length] ?? 'news',
  }))
}

/** Stores confirmed subscriptions and returns the keyed hash of each address. */
export async function storeSubscribers(
  d1: D1Database,
  keyring: Keyring,
  subscribers: readonly Subscriber[],
): Promise<string[]> {
  const rows = await Promise.all(
    subscribers.map(async ({ email, locale, interest }) => {
      const digest = await hashEmail(keyring, email)
      const answers = { fullName: 'Sample Reader', interest }
      const person = await encryptPerson(
        keyring,
        { form: 'newsletter', digest },
        { email, answers },
      )
      return { ...person, locale }
    }),
  )
  // One value for all rows: D1 takes 100 values in a statement.
  await d1
    .prepare(
      `INSERT INTO subscriptions (email_hash, reference, status, email, answers, locale,
        privacy_version, created_at, confirmed_at)
      SELECT value ->> 'emailHash', 'NEWS-1000000018', 'confirmed', value ->> 'email',
        value ->> 'answers', value ->> 'locale', '1', 1, 1 FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run()
  return rows.map(({ emailHash }) => emailHash)
}
