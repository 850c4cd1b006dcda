import * as v from 'valibot'
import { dayMs } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import type { Receipt } from '#domain/forms/personal-state'
import type { FormOptions } from '#domain/payloads/forms'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routePath } from '#domain/site/routes'
import type { TokenKeyringDeps } from '../security/keyrings'
import { readSigned, signToken, type TokenDeps } from '../security/tokens'

const purpose = 'receipt'

const receiptToken = v.object({
  /** Route of the form: the receipt is shown on no other page. */
  page: v.string(),
  reference: v.string(),
  kind: v.string(),
  /** Epoch ms. */
  at: v.number(),
  /** Riyadh date of the reply; empty if none is due. */
  due: v.string(),
  isPending: v.boolean(),
  until: v.number(),
})

const trackPurpose = 'track'
const trackToken = v.object({ reference: v.string(), until: v.number() })

/** The inquiry page's address that fills in the reference, valid until an instant (epoch ms). */
export async function trackAddress(
  deps: TokenKeyringDeps,
  locale: Locale,
  tracked: v.InferOutput<typeof trackToken>,
): Promise<string> {
  const token = await signToken(deps, trackPurpose, tracked)
  return `${routePath('inquiry', locale)}?track=${token}`
}

/** The reference in a `track` token; null if it is forged or has expired. */
export async function readTracked(deps: TokenDeps, token: string): Promise<string | null> {
  return (await readSigned(deps, trackPurpose, token, trackToken))?.reference ?? null
}

type ReceiptToken = Omit<v.InferOutput<typeof receiptToken>, 'until' | 'page'>

/** The address of a receipt, valid for a day. It contains no personal data. */
export async function receiptAddress(
  deps: TokenKeyringDeps,
  page: RouteName,
  locale: Locale,
  receipt: ReceiptToken,
): Promise<string> {
  const token = await signToken(deps, purpose, { ...receipt, page, until: receipt.at + dayMs })
  return `${routePath(page, locale)}?receipt=${token}`
}

/** Reads a receipt token; null if it is forged, belongs to another page or has expired. */
export async function readReceiptToken(
  deps: TokenDeps,
  token: string,
  page: RouteName,
): Promise<ReceiptToken | null> {
  const read = await readSigned(deps, purpose, token, receiptToken)
  return read?.page === page ? read : null
}

/** The receipt as its page shows it. */
export async function renderReceipt(
  deps: TokenKeyringDeps,
  receipt: ReceiptToken,
  locale: Locale,
  { kindNames }: Pick<FormOptions, 'kindNames'>,
  site: SitePayload,
): Promise<Receipt> {
  const format = createFormat({ locale, digits: site.digits })
  const { reference } = receipt
  return {
    track: await trackAddress(deps, locale, { reference, until: receipt.at + dayMs }),
    reference,
    requestType: kindNames[receipt.kind] ?? receipt.kind,
    submitted: format.date(receipt.at),
    due: receipt.due === '' ? null : format.date(receipt.due),
    isPending: receipt.isPending,
  }
}
