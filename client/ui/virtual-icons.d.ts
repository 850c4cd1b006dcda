declare module 'virtual:icons' {
  /** Inner markup of each icon on a 24 × 24 grid; the sheet gives fill and stroke. */
  export const icons: Record<import('./icon-names').IconName, string>
}
