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
  routes: ['ourStory', 'directors', 'orgStructure', 'executiveManagement', 'regions', 'careers'],
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

/** Groups of the header, in order; the footer reuses some of them. */
export const headerGroups = [
  aboutGroup,
  servicesGroup,
  knowledgeGroup,
  mediaGroup,
  helpGroup,
] as const

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

/** Pages that only the site map lists; other pages link to them. */
const siteMapExtras: Partial<Record<string, readonly FixedName[]>> = {
  'group-about': ['card'],
  'group-services': ['backup'],
  'group-knowledge': ['knowledgeSearch', 'oldKnowledge', 'disclosureLog', 'statistics', 'openApi'],
  'group-media': ['youtube'],
}

/** Groups of the site map, in order; every listed page is in exactly one. */
export const siteMapGroups: readonly NavigationGroup[] = [
  { key: 'group-start', title: 'navigation.start.title', routes: ['home', 'search'] },
  ...[...headerGroups, policyGroup].map((group) => ({
    ...group,
    routes: [...group.routes, ...(siteMapExtras[group.key] ?? [])],
  })),
]
