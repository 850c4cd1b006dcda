/** Files of the visual identity, by file name under `/files/brand/`. */
export const brandFileNames = [
  'logo-ar.svg',
  'logo-en.svg',
  'logo.svg',
  'logo-white.svg',
  'logo-black.svg',
  'icon.svg',
  'icon.png',
  'star.svg',
  'pattern-eight.svg',
  'pattern-twelve.svg',
  'palette.json',
  'palette.css',
] as const

export type BrandFileName = (typeof brandFileNames)[number]

/** Path of a file of the visual identity; it has no language prefix. */
export function brandFilePath(name: BrandFileName): string {
  return `/files/brand/${name}`
}

export function isBrandFilePath(path: string): boolean {
  return brandFileNames.some((name) => brandFilePath(name) === path)
}
