import type { ComponentType } from 'react'
import type { Own } from '#domain/forms/personal-state'
import type { PageData, PayloadName, Payloads, Usefulness } from '#domain/payloads/payloads'
import { OwnBlock } from './boot/personal-block'

export type Page<N extends PayloadName> = ComponentType<{
  payload: Payloads[N]
  usefulness?: Usefulness
  own?: Own
}>

/** A page whose payload is known to be its own (the tables of pages are checked by name). */
export type AnyPage = ComponentType<{ payload: unknown; usefulness?: Usefulness; own?: Own }>

interface ContentProps {
  page: AnyPage
  data: PageData
  /** What search engines read of the page (schema.org), as JSON for a script; only the worker writes it. */
  structured?: string
}

/** What stands in `<main>`, the same in the worker and in the browser. */
export function Content({ page: Page, data, structured }: ContentProps) {
  const { payload, usefulness, own } = data
  return (
    <>
      <Page payload={payload} usefulness={usefulness} own={own} />
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for where it stands
        dangerouslySetInnerHTML={{ __html: structured ?? '' }}
      />
      {own && <OwnBlock own={own} />}
    </>
  )
}
