import { type PayloadName, pageFileName, payloadNames } from '#domain/payloads/payload-names'
import type { AnyPage } from '../content'
import { byFolder, type PageModule, pageOf } from './page-names'

const modules = byFolder(import.meta.glob<PageModule>('../pages/*/*/page.tsx', { eager: true }))

/** Payload name → page component, for the worker; page-chunks.ts is the same for the browser. */
export const pageComponents = Object.fromEntries(
  payloadNames.map((name) => [name, pageOf(name, modules[pageFileName(name)])]),
) as Record<PayloadName, AnyPage>
