import type { Locale } from '../site/locale'
import type { OfficerMail } from './notifications'
import type { Choice } from './queue'

/** What the reader chose to be told of. */
export interface PreferencesPage {
  /** Mails that are on. */
  mails: OfficerMail[]
  kinds: Choice[]
  /** Those of whose new tickets the reader is told. */
  chosenKinds: string[]
  /** Language of the mails. */
  locale: Locale
  /** Where mails go; null if the provider states no verified address. */
  address: string | null
  /** False where this deployment sends officers no mail. */
  isMailOn: boolean
}
