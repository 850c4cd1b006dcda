import type { PlainKey } from './messages'
import type { RouteName } from './routes'

export interface NavigationGroup {
  key: string
  title: PlainKey
  intro?: PlainKey
  routes: readonly RouteName[]
}

export const helpGroup = {
  key: 'help',
  title: 'navigation.help.title',
  intro: 'navigation.help.intro',
  routes: ['faq', 'contact', 'inquiry', 'siteMap'],
} as const satisfies NavigationGroup

export const policyGroup = {
  key: 'policies',
  title: 'navigation.policies.title',
  intro: 'navigation.policies.intro',
  routes: ['informationFreedom', 'privacyPolicy', 'termsConditions'],
} as const satisfies NavigationGroup

/** The header's groups, in order; the footer shows the same ones among its own. */
export const headerGroups = [helpGroup, policyGroup] as const

/** What the site map shows, and in which order: every listed page stands in one group. */
export const siteMapGroups = [
  { key: 'start', title: 'navigation.start.title', routes: ['home'] },
  ...headerGroups,
] as const satisfies readonly NavigationGroup[]
