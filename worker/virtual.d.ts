declare module 'virtual:build' {
  export const build: {
    id: string
    timestamp: number
    entry: string
    modules: { externals: string; players: string }
    shared: string[]
    pages: Record<string, string>
    messages: Record<string, string>
    forms: Record<string, string>
  }
}

declare module 'virtual:icon-sets' {
  /** The icons the site names, by their collection. */
  export const iconSets: Record<string, import('./icons/icon-set').IconSet>
}

declare module 'virtual:early' {
  export const early: string
  export const earlyHash: string
}
