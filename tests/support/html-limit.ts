import { brotliCompressSync, constants } from 'node:zlib'
import type { RouteName } from '#domain/site/routes'

/** Pages with many inline SVG illustrations or charts. */
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
  'openData',
])

/**
 * Maximum size of a route's HTML in KB of brotli; without a name, the limit of any other page, which
 * is 5 % above its goal of 20.
 */
export function htmlLimit(name: RouteName | undefined): number {
  if (name === 'dictionary') return 24
  // A reference of all calls with their samples, and a form for each read.
  if (name === 'openApi') return 28
  return drawn.has(name) ? 36 : 21
}

/** Size of a text in KB after brotli compression of a quality from 0 to 11. */
export function kilobytes(text: string, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return brotliCompressSync(text, { params }).byteLength / 1_024
}
