import * as v from 'valibot'
import { dayMs } from '#domain/calendar'
import { createFormat } from '#domain/format'
import type { Receipt } from '#domain/forms/own'
import type { Locale } from '#domain/locale'
import type { SitePayload } from '#domain/payloads'
import type { FormBasis } from '#domain/payloads/forms'
import { type RouteName, routePath } from '#domain/routes'
import type { Work } from '../context'
import { readSigned, signToken } from '../tokens'

const purpose = 'receipt'

const slip = v.object({
  reference: v.string(),
  kind: v.string(),
  at: v.number(),
  /** Nothing for what asks for no reply. */
  due: v.string(),
  isPending: v.boolean(),
  until: v.number(),
})

export type Slip = Omit<v.InferOutput<typeof slip>, 'until'>

/** The address of a receipt: for a day, with nothing in it that is anybody's. */
export async function receiptAddress(
  work: Work,
  page: RouteName,
  locale: Locale,
  slip: Slip,
): Promise<string> {
  const token = await signToken(work, purpose, { ...slip, until: slip.at + dayMs })
  return `${routePath(page, locale)}?receipt=${token}`
}

/** What a receipt's token says, or null when it is none of ours or too old. */
export function readSlip(work: Work, token: string): Promise<Slip | null> {
  return readSigned(work, purpose, token, slip)
}

/** A receipt in the page's language. */
export function tellReceipt(
  slip: Slip,
  locale: Locale,
  kindNames: FormBasis['kindNames'],
  site: SitePayload,
): Receipt {
  const format = createFormat({ locale, digits: site.digits })
  return {
    reference: slip.reference,
    requestType: kindNames[slip.kind] ?? slip.kind,
    submitted: format.date(slip.at),
    due: slip.due === '' ? null : format.date(slip.due),
    isPending: slip.isPending,
  }
}
