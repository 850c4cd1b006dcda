import type { DateText } from '../dates/date-text'
import type { Digits } from '../dates/format'
import type { ArticleName } from '../site/article-names'
import type { EmergencyNotice } from '../site/emergency-notice'
import type { SocialNetwork } from '../site/social-networks'

/** Data of header and footer, from the settings in D1. */
export interface SitePayload {
  /** Host of PUBLIC_ORIGIN, shown in the government stamp. */
  domain: string
  registration: string | null
  /** Marks of government in the footer; sizes in pixels. */
  marks: { file: string; width: number; height: number; alt: string; href: string | null }[]
  /** Platforms with their own URL, else that of their page on this site. */
  platforms: { label: string; href: string }[]
  reportCorruption: string | null
  employeePortal: string | null
  social: { network: SocialNetwork; href: string }[]
  modified: DateText
  /** Day the page was rendered, for print. */
  today: DateText
  year: number
  /** Digit set of all numbers. */
  digits: Digits
  /** Some records are sample data. */
  hasSamples: boolean
  /** Notices of the moment, the loudest first. */
  notices: EmergencyNotice[]
  /** Third-party resources, loaded after consent. */
  externals: { scripts: string[]; sheet: string | null }
  /** Origins of the players allowed on pages with videos. */
  playerOrigins: string[]
  articles: Partial<Record<ArticleName, { title: string; description: string }>>
}
