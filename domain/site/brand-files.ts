/** The files of the visual identity, by the names they are served under (`/files/brand/…`). */
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

/** The address of a file of the visual identity; the same in both languages. */
export function brandFilePath(name: BrandFileName): string {
  return `/files/brand/${name}`
}

export function isBrandFilePath(path: string): boolean {
  return brandFileNames.some((name) => brandFilePath(name) === path)
}
