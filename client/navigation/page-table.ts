import { type PayloadName, pageFolder, payloadNames } from '#domain/site/routes'
import type { AnyPage } from '../content'
import { byFolder, type PageModule, pageOf } from './page-names'

const modules = byFolder(import.meta.glob<PageModule>('../pages/*/*/page.tsx', { eager: true }))

/** Payload name → page component, for the worker; page-chunks.ts is the same for the browser. */
export const pageComponents = Object.fromEntries(
  payloadNames.map((name) => [name, pageOf(name, modules[pageFolder(name)])]),
) as Record<PayloadName, AnyPage>
