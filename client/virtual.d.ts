declare module 'virtual:icons' {
  /**
   * Inner markup of each icon on a 24 × 24 grid; CSS sets fill and stroke. The browser starts with
   * those that a page may add after hydration; the others are added before client-side navigation.
   */
  export const icons: Partial<Record<import('./ui/icons/icon-names').IconName, string>>
}

declare module 'virtual:later-icons' {
  export const laterIcons: typeof import('virtual:icons').icons
}

declare module 'virtual:brand-files' {
  interface BrandFile {
    /** Size of the served file. */
    bytes: number
    /** Null for palettes, which are not images. */
    width: number | null
    height: number | null
  }
  export const brandFiles: Record<import('#domain/site/brand-files').BrandFileName, BrandFile>
  export const brandColours: { name: string; hex: string }[]
}

declare module 'virtual:page-sheets' {
  /** Sheets of every document, in the order of the cascade. */
  export const frameSheets: readonly string[]
  /** The other sheets of a page, by its folder. */
  export const sheetsOf: Readonly<Record<string, readonly string[]>>
  /** Those of documents that are no pages: `problem` and `desk`. */
  export const otherSheets: Readonly<Record<string, readonly string[]>>
}
