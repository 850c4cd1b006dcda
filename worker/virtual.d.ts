declare module 'virtual:build' {
  export const build: {
    id: string
    timestamp: number
    entry: string
    modules: { externals: string; players: string; desk: string }
    shared: string[]
    pages: Record<string, string>
    messages: Record<string, string>
    texts: Record<string, string>
    forms: Record<string, string>
  }
}

declare module 'virtual:icon-sets' {
  /** The bundled icons, by collection. */
  export const iconSets: Record<string, import('./icons/icon-set').IconSet>
}

declare module 'virtual:inline-script' {
  export const inlineScript: string
  export const inlineScriptHash: string
}

declare module 'virtual:service-worker' {
  /** The script of `client/boot/service-worker.ts`, without the id of the build. */
  export const serviceWorker: string
}
