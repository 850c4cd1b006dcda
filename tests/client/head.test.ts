import { describe, expect, it } from 'vitest'
import { documentTitle, shellVariant } from '#client/head.ts'
import { translators } from '#client/translators.ts'
import { commentForms } from '#domain/feedback/comments'
import type { FormState, InquiryResult, PersonalState, Receipt } from '#domain/forms/personal-state'
import { statuses } from '#domain/tickets/status'

const date = { iso: '2026-11-24', gregorian: '24 November 2026', hijri: '14 Jumada II 1448 AH' }
const form: FormState = {
  form: 'support',
  idempotencyKey: 'key',
  values: {},
  issues: [],
  failure: null,
  captcha: null,
}
const wrong: FormState = { ...form, issues: [{ field: 'email', message: 'Invalid email' }] }
const receipt: Receipt = {
  reference: 'INFO-1234',
  requestType: 'Inquiry',
  submitted: date,
  due: date,
  track: '/contact/inquiry?track=token',
  isPending: false,
}
const inquiry: InquiryResult = {
  reference: 'INFO-1234',
  requestType: 'Inquiry',
  topic: null,
  status: 'received',
  isOverdue: false,
  submitted: date,
  updated: date,
  due: date,
  hasHiddenFiles: false,
  resolution: null,
  daysLeft: 2,
  email: 'n•••@example.com',
  duplicateOf: null,
  events: [],
  amended: null,
  actions: ['withdraw'],
  reopenUntil: null,
  token: 'token',
  idempotencyKey: 'key',
}
const change = {
  action: 'withdraw',
  step: 'code',
  form: { ...form, form: 'changeRequest' },
} as const
const steps = [
  'confirm',
  'confirmed',
  'gone',
  'confirmExpired',
  'leave',
  'left',
  'leaveUnknown',
] as const
const owns: (PersonalState | undefined)[] = [
  undefined,
  { kind: 'feedback', feedback: { step: 'thanks' } },
  { kind: 'feedback', feedback: { step: 'ask', issue: 'Required' } },
  { kind: 'rating', rating: { step: 'thanks' } },
  { kind: 'rating', rating: { step: 'ask', issue: 'Required' } },
  { kind: 'comment', comment: { form: 'comment', step: 'ask', issue: 'Required', text: 'Words' } },
  { kind: 'comment', comment: { form: 'suggestion', step: 'thanks' } },
  { kind: 'comment', comment: { form: 'useCase', step: 'ask', issue: 'Required', field: 'link' } },
  { kind: 'form', form },
  { kind: 'form', form: { ...form, idempotencyKey: 'other', values: { email: 'a@example.com' } } },
  { kind: 'form', form: wrong },
  { kind: 'form', form: { ...form, failure: 'Failed' } },
  { kind: 'receipt', receipt },
  { kind: 'receipt', receipt: { ...receipt, reference: 'TECH-9999' } },
  { kind: 'receipt', receipt: { ...receipt, isPending: true } },
  ...commentForms.flatMap((of): PersonalState[] => [
    { kind: 'comment', comment: { form: of, step: 'ask' } },
    { kind: 'comment', comment: { form: of, step: 'ask', issue: 'What was wrong' } },
    { kind: 'comment', comment: { form: of, step: 'thanks' } },
  ]),
  ...steps.map((step): PersonalState => ({ kind: 'subscription', subscription: { step } })),
  ...statuses.map((status): PersonalState => ({ kind: 'inquiry', result: { ...inquiry, status } })),
  { kind: 'inquiry', result: { ...inquiry, actions: [] } },
  { kind: 'inquiry', result: inquiry, change },
  { kind: 'inquiry', result: inquiry, change: { ...change, step: 'done' } },
  {
    kind: 'inquiry',
    result: inquiry,
    change: { ...change, form: { ...wrong, form: 'changeRequest' } },
  },
]

describe('the title', () => {
  it.each([
    ['ar', 'تواصل معنا', 'خطأ: تواصل معنا'],
    ['en', 'Contact us', 'Error: Contact us'],
  ] as const)('says in %s that a form has errors', (locale, page, start) => {
    const title = documentTitle(translators[locale], 'contact', page, {
      kind: 'form',
      form: wrong,
    })
    expect(title.startsWith(start)).toBe(true)
  })

  it('is the page’s own for a form that was not sent yet', () => {
    const t = translators.en
    const plain = documentTitle(t, 'contact', 'Contact')
    expect(documentTitle(t, 'contact', 'Contact', { kind: 'form', form })).toBe(plain)
  })

  it('starts with the answer where there is one', () => {
    const t = translators.ar
    const received = documentTitle(t, 'contact', 'Contact', { kind: 'receipt', receipt })
    const found = documentTitle(t, 'inquiry', 'Inquiry', { kind: 'inquiry', result: inquiry })
    expect(received.startsWith(t('receipt.title'))).toBe(true)
    expect(found.startsWith(t('status.received.title'))).toBe(true)
  })
})

describe.each(['ar', 'en'] as const)('the titles of the newsletter in %s', (locale) => {
  const t = translators[locale]

  it('say what became of a subscription, within what is shown of a title', () => {
    const pending = { ...receipt, isPending: true }
    const titles = [
      ...(['confirmed', 'gone', 'left'] as const).map((step) =>
        documentTitle(t, 'newsletterConfirm', 'Page', {
          kind: 'subscription',
          subscription: { step },
        }),
      ),
      documentTitle(t, 'newsletter', 'Newsletter', { kind: 'receipt', receipt }),
      documentTitle(t, 'newsletter', 'Newsletter', { kind: 'receipt', receipt: pending }),
    ]
    expect(titles.filter((title) => title.length > 70 || title.startsWith('Page'))).toEqual([])
    expect(titles.at(-2)).toContain(t('newsletter.receipt.title'))
    expect(titles.at(-1)).toContain(t('newsletter.receipt.pendingTitle'))
  })
})

describe('the variants of a frame', () => {
  it('are told apart wherever the title differs', () => {
    const titles = new Map<string, string>()
    for (const own of owns) {
      const variant = shellVariant(own)
      const title = documentTitle(translators.ar, 'contact', 'Contact', own)
      expect(titles.get(variant) ?? title).toBe(title)
      titles.set(variant, title)
    }
  })

  it('are told apart by the forms that the language switch can send', () => {
    const sentBy = (own: PersonalState | undefined) => {
      if (own?.kind === 'form') return 'form'
      return own?.kind === 'comment' && own.comment.step === 'thanks' ? own.comment.form : null
    }
    const sending = new Map<string, string | null>()
    for (const own of owns) {
      const variant = shellVariant(own)
      expect(sending.get(variant) ?? sentBy(own)).toBe(sentBy(own))
      sending.set(variant, sentBy(own))
    }
    expect([...sending.values()]).toEqual(expect.arrayContaining(['form', ...commentForms, null]))
  })
})
