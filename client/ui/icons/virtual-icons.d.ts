declare module 'virtual:icons' {
  /**
   * Inner markup of each icon on a 24 × 24 grid; the sheet gives fill and stroke. The browser has
   * those that may appear on a page that stands, and learns the others before it shows another one.
   */
  export const icons: Partial<Record<import('./icon-names').IconName, string>>
}

declare module 'virtual:later-icons' {
  export const laterIcons: typeof import('virtual:icons').icons
}

declare module 'virtual:brand-files' {
  interface BrandFile {
    /** Size of the file that is served. */
    bytes: number
    /** Of a drawing; null for a list of colours. */
    width: number | null
    height: number | null
  }
  export const brandFiles: Record<import('#domain/site/brand-files').BrandFileName, BrandFile>
  export const brandColours: { name: string; hex: string }[]
}
