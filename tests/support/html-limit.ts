import type { RouteName } from '#domain/site/routes'

/** Pages with many inline SVG illustrations. */
const drawn = new Set<RouteName | undefined>([
  'home',
  'ourStory',
  'knowledge',
  'section',
  'books',
  'book',
  'mediaCenter',
  'news',
  'photoGalleries',
  'photoGallery',
  'videoGallery',
  'youtube',
  'magazine',
  'brandFiles',
  'successStories',
  'communication',
])

/** Maximum size of a route's HTML in KB of brotli; without a name, the limit of any other page. */
export function htmlLimit(name: RouteName | undefined): number {
  if (name === 'dictionary') return 40
  return drawn.has(name) ? 36 : 20
}
