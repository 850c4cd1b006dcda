import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Form } from '#domain/forms/form'
import { formOf, forms } from '#domain/forms/index'
import type { FeedbackState, Own } from '#domain/forms/own'
import { routeOf } from '#domain/routes'
import type { Asked } from './asked'
import type { AppEnv, Work } from './context'
import { readResult } from './forms/inquiry-result'
import { readSlip, tellReceipt } from './forms/receipt'
import { makeState } from './forms/state'
import { loadPayload, siteAtHand } from './page-data'

async function findReceipt(work: Work, { locale }: Asked, token: string): Promise<Own | null> {
  const slip = await readSlip(work, token)
  if (!slip) return null
  const [{ kinds }, site] = await Promise.all([
    loadPayload(work, 'contact', locale),
    siteAtHand(work, locale),
  ])
  return { kind: 'receipt', receipt: tellReceipt(slip, locale, kinds, site) }
}

async function findResult(work: Work, { locale }: Asked, token: string): Promise<Own | null> {
  const [contact, site] = await Promise.all([
    loadPayload(work, 'contact', locale),
    siteAtHand(work, locale),
  ])
  // Without the database there is no result to show: 503, and the address stays good.
  const result = await readResult(work, token, { locale, site, contact }).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
  return result && { kind: 'inquiry', result }
}

const steps: readonly FeedbackState['step'][] = ['yes', 'no', 'thanks']

async function ownForm(work: Work, asked: Asked, query: URLSearchParams): Promise<Own | null> {
  const name = formOf(asked.name)
  if (!name) return null
  const { record }: Form = forms[name]
  const receipt = record ? query.get('receipt') : null
  const result = record ? null : query.get('result')
  const wanted = receipt ?? result
  const found = receipt
    ? await findReceipt(work, asked, receipt)
    : result && (await findResult(work, asked, result))
  if (found) return found
  const form = await makeState(work, asked.locale, name)
  return { kind: 'form', form, ...(wanted && { expired: true }) }
}

/** What an address asks to be shown to one visitor; null for the page as everyone has it. */
export async function ownOf(c: Context<AppEnv>, asked: Asked): Promise<Own | null> {
  const { searchParams } = new URL(c.req.url)
  const step = steps.find((one) => one === searchParams.get('feedback'))
  if (step && routeOf(asked.name).feedback) return { kind: 'feedback', feedback: { step } }
  return ownForm(c.get('work'), asked, searchParams)
}
