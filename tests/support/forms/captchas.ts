import { expect } from 'vitest'
import { countRows } from '../rows'
import type { Site } from '../site'
import { errorBeside, summaryOf } from './form-markup'
import { openForm, post, supportFields } from './forms'

/** Fields of a support request with these captcha fields only. */
export async function withProof(site: Site, path: string, proof: Record<string, string>) {
  const { captchaToken, captchaAnswer, ...others } = supportFields(await openForm(site, path))
  return { ...others, ...proof }
}

/** Expects a captcha refusal with the message from the specification. */
export async function expectCaptchaRefused(
  site: Site,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const before = await countRows(site, 'submissions')
  const reply = await post(site, path, fields)
  expect(reply.status).toBe(422)
  expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(['captcha'])
  expect(errorBeside(reply.text, 'captcha')).toBe(
    'Error: Please check the reCAPTCHA box to proceed',
  )
  expect(await countRows(site, 'submissions')).toBe(before)
}
