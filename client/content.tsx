import type { ComponentType } from 'react'
import type { Own } from '#domain/forms/own'
import type { PageData, PayloadName, Payloads, Usefulness } from '#domain/payloads'
import { OwnBlock } from './own-block'

export type Page<N extends PayloadName> = ComponentType<{
  payload: Payloads[N]
  usefulness?: Usefulness
  own?: Own
}>

/** A page whose payload is known to be its own (the tables of pages are checked by name). */
export type AnyPage = ComponentType<{ payload: unknown; usefulness?: Usefulness; own?: Own }>

/** What stands in `<main>`, the same in the worker and in the browser. */
export function Content({ page: Page, data }: { page: AnyPage; data: PageData }) {
  const { payload, usefulness, own } = data
  return (
    <>
      <Page payload={payload} usefulness={usefulness} own={own} />
      {own && <OwnBlock own={own} />}
    </>
  )
}
