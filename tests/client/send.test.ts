import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findIssues, recallKey, rememberKey, sendForm } from '#client/forms/live/send.ts'
import { reduceSending } from '#client/forms/live/sending.ts'
import { translators } from '#client/translators.ts'
import type { CaptchaState, FormState } from '#domain/forms/personal-state'
import { forms } from '#domain/forms/registry'

const captcha: CaptchaState = { challenge: '{}', question: { text: '2 + 2', token: 'token' } }
const state: FormState = {
  form: 'support',
  idempotencyKey: 'key-1',
  values: { message: 'as it came' },
  issues: [],
  failure: null,
  captcha,
}
const input = {
  form: 'support',
  idempotencyKey: 'key-1',
  mainType: 'INFO',
  type: 'other',
  fullName: 'نورة السالم',
  email: 'noura@example.com',
  message: 'متى يفتح باب الانضمام؟',
  captchaAnswer: '4',
}
const lists = { kinds: ['INFO'], topics: ['other'] }
const context = { t: translators.en, lists, today: '2026-11-20' }

type Step = Response | 'nothing'

/** A `fetch` double that returns these responses in turn and records the requests. */
function network(...steps: Step[]) {
  const asked: { headers: Headers; body: unknown }[] = []
  const send: typeof fetch = async (_, request) => {
    asked.push({
      headers: new Headers(request?.headers),
      body: JSON.parse(String(request?.body)),
    })
    const step = steps[asked.length - 1]
    if (!step || step === 'nothing') throw new TypeError('Failed to fetch')
    return step
  }
  return { asked, send }
}

const created = () => Response.json({ location: '/contact?receipt=x' }, { status: 201 })

describe('a form checked before it is sent', () => {
  it('is refused with the specified words, field by field', () => {
    const empty = { form: 'support', idempotencyKey: 'key-1' }
    expect(findIssues(forms.support, empty, {}, captcha, context)).toEqual([
      { field: 'mainType', message: 'Required' },
      { field: 'type', message: 'Required' },
      { field: 'fullName', message: 'Name field is required' },
      { field: 'email', message: 'Invalid email' },
      { field: 'message', message: 'Required' },
      { field: 'captcha', message: 'Please check the reCAPTCHA box to proceed' },
    ])
  })

  it.each(['altcha', 'captchaAnswer', 'captchaPassed'])('takes %s for the captcha', (name) => {
    const { captchaAnswer: _, ...fields } = input
    const sent = { ...fields, [name]: '4' }
    expect(findIssues(forms.support, sent, {}, captcha, context)).toEqual([])
  })

  it('refuses a choice that is not offered', () => {
    const sent = { ...input, mainType: 'DATA' }
    expect(findIssues(forms.support, sent, {}, captcha, context)).toEqual([
      { field: 'mainType', message: 'Invalid input' },
    ])
  })
})

describe('a form that is sent', () => {
  it('goes as JSON under its key and gives the place it led to', async () => {
    const { asked, send } = network(created())
    expect(await sendForm('/contact', input, {}, { send })).toEqual({
      location: '/contact?receipt=x',
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toEqual(input)
    expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(asked[0]?.headers.get('accept')).toBe('application/json')
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is sent once more after %i, under the same key',
    async (status) => {
      const { asked, send } = network(new Response(null, { status }), created())
      expect(await sendForm('/contact', input, {}, { send })).toHaveProperty('location')
      expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1'])
    },
  )

  it('is sent once more where the network failed, and never a third time', async () => {
    const first = network('nothing', created())
    expect(await sendForm('/contact', input, {}, first)).toHaveProperty('location')
    const second = network('nothing', 'nothing', created())
    expect(await sendForm('/contact', input, {}, second)).toBeNull()
    expect(second.asked).toHaveLength(2)
  })

  it('gives the form of a refusal, which is not sent again', async () => {
    const refused = { ...state, issues: [{ field: 'email', message: 'Invalid email' }] }
    const { asked, send } = network(Response.json({ form: refused }, { status: 422 }))
    expect(await sendForm('/contact', input, {}, { send })).toEqual({ form: refused })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['no JSON', new Response('<h1>502</h1>', { status: 400 })],
    ['a success that leads nowhere', Response.json({}, { status: 200 })],
    ['nothing of ours', Response.json(null, { status: 422 })],
  ])('has no answer in %s', async (_, response) => {
    expect(await sendForm('/contact', input, {}, network(response))).toBeNull()
  })
})

describe('what the form shows', () => {
  const before = { form: state, isSending: true, round: 0, isEdited: false }

  it('is the server’s word over what was typed here', () => {
    const form = { ...state, idempotencyKey: 'key-2', values: { message: 'cleaned' } }
    const after = reduceSending(before, { type: 'returned', form })
    expect(after.form.idempotencyKey).toBe('key-2')
    expect(after.form.values).toEqual(state.values)
    expect(after).toMatchObject({ isSending: false, round: 1 })
  })

  it('tells a failure in place of earlier problems, and problems in place of a failure', () => {
    const issues = [{ field: 'email', message: 'Invalid email' }]
    const reply = { ...state, failure: 'Away', title: 'Lost', advice: 'Call us', incident: 'a1' }
    const returned = reduceSending(before, { type: 'returned', form: reply })
    const failed = reduceSending(returned, { type: 'failed', failure: 'Failed' })
    const refused = reduceSending(failed, { type: 'refused', issues })
    expect(returned.form).toMatchObject({ failure: 'Away', advice: 'Call us', incident: 'a1' })
    expect(failed.form).toEqual({ ...state, failure: 'Failed', hasLostFiles: false })
    expect(refused.form).toMatchObject({ issues, failure: null })
    expect(refused.round).toBe(3)
  })
})

describe('the key of a form that was sent', () => {
  it('serves the same content again, and no other, files by size and date included', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const letter = (text: string, lastModified: number) => ({
      attachments: [new File([text], 'letter.pdf', { lastModified })],
    })
    const { invitation } = forms
    const sent = { ...input, form: 'invitation', orgName: 'University' }
    await rememberKey(invitation, sent, letter('one', 1))
    const again = { ...sent, idempotencyKey: 'key-2' }
    const keyOf = (changes: object, files = letter('one', 1)) =>
      recallKey(invitation, { ...again, ...changes }, files)
    expect(await keyOf({})).toBe('key-1')
    expect(await keyOf({ orgName: 'College' })).toBe('key-2')
    expect(await keyOf({}, letter('other', 1))).toBe('key-2')
    expect(await keyOf({}, letter('one', 2))).toBe('key-2')
  })
})
