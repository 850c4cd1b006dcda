import { expect, it } from 'vitest'
import { entryKey } from '#worker/payloads/envelope'

const origin = 'https://efficiency.example.com'
const keyOf = (name: string) => entryKey(origin, { build: 'a'.repeat(16), locale: 'ar', name })
const arabic = encodeURIComponent('ن'.repeat(60))

it('a payload is kept by its name where KV has room for it', async () => {
  expect(await keyOf('news?year=2026')).toMatch(/:ar:news\?year=2026$/)
})

it('a payload with a long query has a key that KV takes, and that is its own', async () => {
  const names = [`news?tag=${arabic}&year=${arabic}`, `news?tag=${arabic}&year=${arabic}1`]
  const keys = await Promise.all(names.map(keyOf))
  expect(names.every((name) => name.length > 512)).toBe(true)
  expect(keys.map((key) => key.length)).toEqual([
    expect.toSatisfy((length: number) => length <= 512),
    expect.toSatisfy((length: number) => length <= 512),
  ])
  expect(new Set(keys).size).toBe(2)
  expect(await keyOf(names[0] ?? '')).toBe(keys[0])
})
