import { type PayloadName, pageFileName } from '#domain/payloads/payload-names'
import type { AnyPage } from '../content'

/** A page's module exports its component under the payload's name in PascalCase. */
export type PageModule = Readonly<Record<string, AnyPage>>

/** Path of a page's module, as `import.meta.glob('../pages/*.tsx')` names it. */
export function pageModulePath(name: PayloadName): string {
  return `../pages/${pageFileName(name)}.tsx`
}

/** Throws if the module or its component is missing; tests/rules/registries.test.ts looks for both. */
export function pageOf(name: PayloadName, module: PageModule | undefined): AnyPage {
  const page = module?.[name.charAt(0).toUpperCase() + name.slice(1)]
  if (!page) throw new Error(`no page for ${name}`)
  return page
}
