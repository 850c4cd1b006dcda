const folder = '/portraits/'

/** Where the drawn portrait of a person is served. */
export function portraitPath(slug: string): string {
  return `${folder}${slug}.svg`
}

export function isPortraitPath(path: string): boolean {
  return path.startsWith(folder)
}
