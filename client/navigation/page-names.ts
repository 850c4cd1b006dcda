import type { PayloadName } from '#domain/site/routes'
import type { AnyPage } from '../content'

/** A page's module exports its component under the payload's name in PascalCase. */
export type PageModule = Readonly<Record<string, AnyPage>>

/** What `import.meta.glob` found, by the folder of each page. */
export function byFolder<T>(found: Record<string, T>): Record<string, T> {
  const entries = Object.entries(found)
  return Object.fromEntries(entries.map(([path, module]) => [path.split('/').at(-2), module]))
}

/** Throws if the module or its component is missing; tests/rules/registries.test.ts looks for both. */
export function pageOf(name: PayloadName, module: PageModule | undefined): AnyPage {
  const page = module?.[name.charAt(0).toUpperCase() + name.slice(1)]
  if (!page) throw new Error(`no page for ${name}`)
  return page
}
