import { parentsOf, type RouteName } from './routes'

/**
 * Parts of the site that have a picture of their own where their pages are shared, and the routes
 * that each begins with; the pages below those belong to it too. Home has what is left.
 */
const parts = {
  home: ['home'],
  services: ['services', 'locInit'],
  knowledge: ['knowledge', 'dictionary'],
  mediaCenter: ['mediaCenter'],
  about: ['ourStory', 'directors', 'orgStructure', 'executiveManagement', 'careers'],
  openData: ['openData', 'informationFreedom'],
  help: ['help', 'faq', 'contact', 'sla', 'violations', 'accessibility', 'siteMap'],
} as const satisfies Record<string, readonly RouteName[]>

export type Picture = keyof typeof parts

export const pictures = Object.keys(parts) as Picture[]

/** The picture of a page's part. */
export function pictureOf(name: RouteName | null): Picture {
  const family: readonly RouteName[] = name ? [...parentsOf(name), name] : []
  const isOf = (part: Picture) => parts[part].some((route) => family.includes(route))
  return pictures.find(isOf) ?? 'home'
}
