import type { RouteName } from '#domain/site/routes'

/** Pages that are full of drawings. */
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

/** KB of brotli that the HTML of a route's pages may have; without a name, of any other page. */
export function htmlLimit(name: RouteName | undefined): number {
  if (name === 'dictionary') return 40
  return drawn.has(name) ? 36 : 20
}
