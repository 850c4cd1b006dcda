import * as v from 'valibot'
import { dayMs } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import type { Receipt } from '#domain/forms/personal-state'
import type { FormBasis } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routePath } from '#domain/site/routes'
import type { Work } from '../runtime/request-context'
import { readSigned, signToken } from '../security/tokens'

const purpose = 'receipt'

const slip = v.object({
  /** The page of the form it stands for; shown on no other. */
  page: v.string(),
  reference: v.string(),
  kind: v.string(),
  at: v.number(),
  /** Nothing for what asks for no reply. */
  due: v.string(),
  isPending: v.boolean(),
  until: v.number(),
})

const trackPurpose = 'track'
const tracked = v.object({ reference: v.string(), until: v.number() })

/** The inquiry page's address with a receipt's number filled in, for as long as the receipt shows. */
async function trackAddress(work: Work, locale: Locale, { reference, at }: Slip): Promise<string> {
  const token = await signToken(work, trackPurpose, { reference, until: at + dayMs })
  return `${routePath('inquiry', locale)}?track=${token}`
}

/** The number that such an address fills in; null for a token that is none of ours or too old. */
export async function readTracked(work: Work, token: string): Promise<string | null> {
  return (await readSigned(work, trackPurpose, token, tracked))?.reference ?? null
}

export type Slip = Omit<v.InferOutput<typeof slip>, 'until' | 'page'>

/** The address of a receipt: for a day, with nothing in it that is anybody's. */
export async function receiptAddress(
  work: Work,
  page: RouteName,
  locale: Locale,
  slip: Slip,
): Promise<string> {
  const token = await signToken(work, purpose, { ...slip, page, until: slip.at + dayMs })
  return `${routePath(page, locale)}?receipt=${token}`
}

/** What a receipt's token says, or null when it is none of ours, another page's or too old. */
export async function readSlip(work: Work, token: string, page: RouteName): Promise<Slip | null> {
  const read = await readSigned(work, purpose, token, slip)
  return read?.page === page ? read : null
}

/** A receipt in the page's language. */
export async function tellReceipt(
  work: Work,
  slip: Slip,
  locale: Locale,
  { kindNames }: Pick<FormBasis, 'kindNames'>,
  site: SitePayload,
): Promise<Receipt> {
  const format = createFormat({ locale, digits: site.digits })
  return {
    track: await trackAddress(work, locale, slip),
    reference: slip.reference,
    requestType: kindNames[slip.kind] ?? slip.kind,
    submitted: format.date(slip.at),
    due: slip.due === '' ? null : format.date(slip.due),
    isPending: slip.isPending,
  }
}
