const folder = '/portraits/'

/** Path of a person's generated portrait. */
export function portraitPath(slug: string): string {
  return `${folder}${slug}.svg`
}

export function isPortraitPath(path: string): boolean {
  return path.startsWith(folder)
}
