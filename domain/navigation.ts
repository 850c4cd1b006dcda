import type { PlainKey } from './messages'
import type { RouteName } from './routes'

export interface NavigationGroup {
  key: string
  title: PlainKey
  intro?: PlainKey
  routes: readonly RouteName[]
}

/** The header's groups, in order. A group is shown once it has a page that stands. */
export const headerGroups = [
  {
    key: 'help',
    title: 'navigation.help.title',
    intro: 'navigation.help.intro',
    routes: ['faq', 'siteMap'],
  },
  {
    key: 'policies',
    title: 'navigation.policies.title',
    intro: 'navigation.policies.intro',
    routes: ['informationFreedom', 'privacyPolicy', 'termsConditions'],
  },
] as const satisfies readonly NavigationGroup[]

/** What the site map shows, and in which order: every listed page stands in one group. */
export const siteMapGroups = [
  { key: 'start', title: 'navigation.start.title', routes: ['home'] },
  ...headerGroups,
] as const satisfies readonly NavigationGroup[]
