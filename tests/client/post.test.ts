import { describe, expect, it } from 'vitest'
import { post } from '#client/boot/post.ts'

interface Call {
  address: unknown
  headers: Headers
  body: unknown
}

/** A `fetch` double that returns these statuses in turn and records its calls. */
function answering(...statuses: number[]) {
  const calls: Call[] = []
  const send: typeof fetch = async (address, init) => {
    calls.push({ address, headers: new Headers(init?.headers), body: init?.body })
    return new Response(null, { status: statuses.shift() ?? 500 })
  }
  return { calls, send }
}

describe('a call from the browser', () => {
  it('sends JSON, asks for JSON and carries a key', async () => {
    const { calls, send } = answering(204)
    await post('/faq', { form: 'feedback' }, { send })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ address: '/faq', body: '{"form":"feedback"}' })
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
    expect(calls[0]?.headers.get('accept')).toBe('application/json')
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is made once more after %i',
    async (status) => {
      const { calls, send } = answering(status, status, 200)
      expect((await post('/faq', {}, { send })).status).toBe(status)
      expect(calls).toHaveLength(2)
      expect(calls[1]).toEqual(calls[0])
    },
  )

  it.each([200, 400, 403, 404, 422, 501])('is not repeated after %i', async (status) => {
    const { calls, send } = answering(status)
    expect((await post('/faq', {}, { send })).status).toBe(status)
    expect(calls).toHaveLength(1)
  })
})
