import type { PlainKey } from '../messages/translate'
import type { FixedName } from './routes'

export interface NavigationGroup {
  key: string
  title: PlainKey
  intro?: PlainKey
  routes: readonly FixedName[]
}

const aboutGroup = {
  key: 'group-about',
  title: 'navigation.about.title',
  intro: 'navigation.about.intro',
  routes: ['ourStory', 'directors', 'orgStructure', 'executiveManagement', 'careers'],
} as const satisfies NavigationGroup

const servicesGroup = {
  key: 'group-services',
  title: 'navigation.services.title',
  intro: 'navigation.services.intro',
  routes: ['services', 'frameworkAgreements', 'locInit', 'sla'],
} as const satisfies NavigationGroup

const knowledgeGroup = {
  key: 'group-knowledge',
  title: 'navigation.knowledge.title',
  intro: 'navigation.knowledge.intro',
  routes: ['knowledge', 'sections', 'books', 'dictionary', 'openData'],
} as const satisfies NavigationGroup

const mediaGroup = {
  key: 'group-media',
  title: 'navigation.media.title',
  intro: 'navigation.media.intro',
  routes: [
    'mediaCenter',
    'news',
    'successStories',
    'communication',
    'magazine',
    'photoGalleries',
    'videoGallery',
    'mediaLibrary',
    'brandFiles',
    'newsletter',
    'invitation',
  ],
} as const satisfies NavigationGroup

const helpGroup = {
  key: 'group-help',
  title: 'navigation.help.title',
  intro: 'navigation.help.intro',
  routes: ['help', 'faq', 'contact', 'inquiry', 'violations', 'siteMap'],
} as const satisfies NavigationGroup

export const policyGroup = {
  key: 'group-policies',
  title: 'navigation.policies.title',
  intro: 'navigation.policies.intro',
  routes: ['informationFreedom', 'privacyPolicy', 'termsConditions', 'cookies', 'accessibility'],
} as const satisfies NavigationGroup

/** The header's groups, in order; the footer shows some of them among its own. */
export const headerGroups = [
  aboutGroup,
  servicesGroup,
  knowledgeGroup,
  mediaGroup,
  helpGroup,
] as const

/** What the footer lists besides the policies (specification, section 2); the first after the platforms. */
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

/** What the site map shows of a group besides: pages that are come to from others. */
const besides: Partial<Record<string, readonly FixedName[]>> = {
  'group-about': ['card'],
  'group-services': ['backup'],
  'group-knowledge': ['knowledgeSearch', 'oldKnowledge', 'statistics', 'openApi'],
  'group-media': ['youtube'],
}

/** What the site map shows, and in which order: every listed page stands in one group. */
export const siteMapGroups: readonly NavigationGroup[] = [
  { key: 'group-start', title: 'navigation.start.title', routes: ['home', 'search'] },
  ...[...headerGroups, policyGroup].map((group) => ({
    ...group,
    routes: [...group.routes, ...(besides[group.key] ?? [])],
  })),
]
