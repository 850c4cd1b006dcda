import { type PayloadName, payloadNames } from '#domain/payloads/payload-names'
import type { AnyPage } from '../content'
import { type PageModule, pageModulePath, pageOf } from './page-names'

const modules = import.meta.glob<PageModule>('../pages/*.tsx', { eager: true })

/** Payload name → page component, for the worker; page-chunks.ts is the same for the browser. */
export const pageComponents = Object.fromEntries(
  payloadNames.map((name) => [name, pageOf(name, modules[pageModulePath(name)])]),
) as Record<PayloadName, AnyPage>
