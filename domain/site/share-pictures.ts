import { parentsOf, type RouteName } from './routes'

/**
 * Site sections with an Open Graph picture, and their top routes; child pages belong to the
 * section. All other pages use the picture of `home`.
 */
const sections = {
  home: ['home'],
  services: ['services', 'locInit'],
  knowledge: ['knowledge', 'dictionary'],
  mediaCenter: ['mediaCenter'],
  about: ['ourStory', 'directors', 'orgStructure', 'executiveManagement', 'regions', 'careers'],
  openData: ['openData', 'informationFreedom'],
  help: ['help', 'faq', 'contact', 'sla', 'violations', 'accessibility', 'siteMap'],
} as const satisfies Record<string, readonly RouteName[]>

export type SharePicture = keyof typeof sections

export const pictures = Object.keys(sections) as SharePicture[]

/** Open Graph picture of a route; null is a page without a route. */
export function pictureOf(name: RouteName | null): SharePicture {
  const ancestry: readonly RouteName[] = name ? [...parentsOf(name), name] : []
  const contains = (section: SharePicture) =>
    sections[section].some((route) => ancestry.includes(route))
  return pictures.find(contains) ?? 'home'
}
