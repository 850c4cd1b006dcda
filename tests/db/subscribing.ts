import type { Registration } from '#db/submissions/submissions'

export const day = 86_400_000
export const at = Date.parse('2026-11-20T09:00:00+03:00')
export const address = 'hash of an address'
let sent = 0

/** A newsletter registration with a unique idempotency key and captcha response. */
export function sending(fields: Partial<Registration['submission']> = {}): Registration {
  sent += 1
  return {
    submission: {
      reference: 'NEWS-1000000018',
      form: 'newsletter',
      idempotencyKey: `key-${sent}`,
      digest: `digest-${sent}`,
      kind: 'NEWS',
      topic: null,
      locale: 'ar',
      status: 'received',
      email: `locked-${sent}`,
      emailHash: address,
      answers: `answers-${sent}`,
      privacyVersion: '1',
      createdAt: at,
      updatedAt: at,
      dueOn: null,
      ...fields,
    },
    recipient: `recipient-${sent}`,
    spent: { hash: `spent-${sent}`, expiresAt: at + 1_800_000 },
    rateLimitKey: 'submit:x',
  }
}
