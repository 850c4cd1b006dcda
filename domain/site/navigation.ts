import type { PlainKey } from '../messages/translate'
import type { MenuGroup } from './route-definition'
import { type FixedName, isFixed, routeNames, routeOf } from './routes'

export interface NavigationGroup {
  key: string
  title: PlainKey
  intro?: PlainKey
  routes: readonly FixedName[]
}

/** Routes of a group in the order of the table: those in the menu, or those in the site map only. */
function routesOf(field: 'menu' | 'listedIn', group: MenuGroup | 'start'): FixedName[] {
  return routeNames.filter(isFixed).filter((name) => routeOf(name)[field] === group)
}

const groupOf = <const G extends MenuGroup>(group: G) => ({
  group,
  key: `group-${group}`,
  title: `navigation.${group}.title` as const,
  intro: `navigation.${group}.intro` as const,
  routes: routesOf('menu', group),
})

export const policyGroup = groupOf('policies')

/** Groups of the header, in order; the footer reuses some of them. */
export const headerGroups = [
  groupOf('about'),
  groupOf('services'),
  groupOf('knowledge'),
  groupOf('media'),
  groupOf('help'),
]

/**
 * Footer links in addition to the policies (specification, section 2); these follow the platforms.
 */
export const footerImportant = ['violations'] as const
export const footerHelp = ['help', 'careers', 'faq', 'contact', 'inquiry', 'siteMap'] as const
export const footerOverview = [
  'ourStory',
  'services',
  'news',
  'newsletter',
  'dictionary',
  'card',
] as const

/** Groups of the site map, in order; every listed page is in exactly one. */
export const siteMapGroups: readonly NavigationGroup[] = [
  { key: 'group-start', title: 'navigation.start.title', routes: routesOf('listedIn', 'start') },
  ...[...headerGroups, policyGroup].map(({ group, ...rest }) => ({
    ...rest,
    routes: [...rest.routes, ...routesOf('listedIn', group)],
  })),
]
