import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { auditStateKeys } from '#domain/access/audit-actions'
import { commentRefusals } from '#domain/feedback/comments'
import { locales } from '#domain/site/locale'
import { presentStates } from '../../../worker/staff/audit/present-entries'

const row = {
  sequence: 1,
  at: 0,
  actor: 'a',
  role: 'moderator',
  action: 'comment.refused' as const,
}
const others = { subject: null, requestId: null, hash: null }

it.each(locales)('a refused comment is stated in words, in %s', (locale) => {
  const presenter = { t: translators[locale], nameOf: (id: string) => id }
  for (const refusal of commentRefusals) {
    const before = JSON.stringify({ status: 'held' })
    const after = JSON.stringify({ status: 'refused', refusal })
    const [status, reason] = presentStates({ ...row, ...others, before, after }, presenter)
    const shown = [status?.before, status?.after, reason?.after]
    expect(shown.filter((one) => !one || /^[a-z_]+$/.test(one))).toEqual([])
    expect(auditStateKeys).toContain(reason?.key)
  }
})

it('a noted suggestion is stated in words', () => {
  const presenter = { t: translators.ar, nameOf: (id: string) => id }
  const after = JSON.stringify({ status: 'noted' })
  const [status] = presentStates({ ...row, ...others, before: null, after }, presenter)
  expect(status?.after).toMatch(/[\u0600-\u06ff]/)
})

it.each(locales)('the outcome of a release is stated in words, in %s', (locale) => {
  const t = translators[locale]
  const presenter = { t, nameOf: (id: string) => id }
  const after = JSON.stringify({ status: 'draft', outcome: 'partial', exemption: 'draft' })
  const states = presentStates({ ...row, ...others, before: null, after }, presenter)
  expect(states.map((state) => state.after)).toEqual([
    t('deskAudit.states.draft'),
    t('disclosures.outcomes.partial'),
    t('disclosures.exemptions.draft'),
  ])
  for (const { key } of states) expect(auditStateKeys).toContain(key)
})
