import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameHash, openKeyring } from '#db/privacy/keyring'
import { decryptEmail, encryptPerson, hashEmail } from '#db/privacy/personal-fields'
import { fromBase64Url, toBase64Url } from '#domain/text/encoding'
import { runs } from '../../support/sample'

const secret = Buffer.alloc(32, 7).toString('base64')
const keyring = await openKeyring(secret)
const other = await openKeyring(Buffer.alloc(32, 8).toString('base64'))
const anything = fc.string({ unit: 'binary', maxLength: 200 })

describe('what a vault has locked', () => {
  it('is unlocked by the same secret, for the same thing', async () => {
    const again = await openKeyring(secret)
    await fc.assert(
      fc.asyncProperty(anything, anything, async (text, about) => {
        const locked = await keyring.encrypt(text, about)
        expect(await again.decrypt(locked, about)).toBe(text.toWellFormed())
      }),
      runs,
    )
  })

  it('is unlocked for nothing else, and by no other secret', async () => {
    const locked = await keyring.encrypt('a text', 'email:support:1')
    expect(await keyring.decrypt(locked, 'email:support:2')).toBe(null)
    expect(await keyring.decrypt(locked, '')).toBe(null)
    expect(await other.decrypt(locked, 'email:support:1')).toBe(null)
  })

  it('are bytes as they were, for the same thing and by the same secret alone', async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
    const locked = await keyring.encryptBytes(bytes, 'file:1')
    expect(await keyring.decryptBytes(locked, 'file:1')).toEqual(bytes)
    expect(await keyring.decryptBytes(locked, 'file:2')).toBe(null)
    expect(await other.decryptBytes(locked, 'file:1')).toBe(null)
    for (const length of [0, 12, 27, locked.length - 1]) {
      expect(await keyring.decryptBytes(locked.subarray(0, length), 'file:1')).toBe(null)
    }
  })

  it('is null after any change of a character', async () => {
    const locked = await keyring.encrypt('a text', 'x')
    for (let at = 0; at < locked.length; at += 1) {
      const sign = locked[at] === 'A' ? 'B' : 'A'
      // The last base64url character may hold unused bits, so a change can decode to the same
      // bytes.
      const changed = `${locked.slice(0, at)}${sign}${locked.slice(at + 1)}`
      if (fromBase64Url(changed)?.join() === fromBase64Url(locked)?.join()) continue
      expect(await keyring.decrypt(changed, 'x')).toBe(null)
    }
  })

  it('is another text each time, as long as what is in it', async () => {
    const locked = await Promise.all(
      Array.from({ length: 50 }, () => keyring.encrypt('a text', 'x')),
    )
    expect(new Set(locked).size).toBe(50)
    expect(new Set(locked.map(({ length }) => length)).size).toBe(1)
    expect(new Set(locked.map((text) => text.slice(0, 16))).size).toBe(50)
  })

  it.each(['', 'A', 'AAAA', 'A'.repeat(16), 'no base64!', '====', '\u0661', 'x'.repeat(10_000)])(
    'is not %j',
    async (text) => {
      expect(await keyring.decrypt(text, 'x')).toBe(null)
    },
  )
})

describe('a hash', () => {
  it('is the same for the same text and purpose, under one secret', async () => {
    const hash = async (text: string, purpose: string, by = keyring) =>
      toBase64Url(await by.hash(text, purpose))
    expect(await hash('x', 'a')).toBe(await hash('x', 'a', await openKeyring(secret)))
    const others = [
      await hash('x', 'b'),
      await hash('y', 'a'),
      await hash('x', 'a', other),
      // The separator keeps purpose and text apart.
      await hash('a\0x', ''),
      await hash('', 'a\0x'),
    ]
    expect(others).not.toContain(await hash('x', 'a'))
    expect(new Set(others).size).toBe(others.length)
  })

  it('is compared as a whole', () => {
    expect(isSameHash('abc', 'abc')).toBe(true)
    expect(isSameHash('', '')).toBe(true)
    for (const [left, right] of [
      ['abc', 'abd'],
      ['abc', 'ab'],
      ['ab', 'abc'],
      ['abc', ''],
      ['', 'abc'],
      ['abab', 'ab'],
    ]) {
      expect(isSameHash(left ?? '', right ?? '')).toBe(false)
    }
  })
})

describe('base64 for addresses', () => {
  it('gives back any bytes, and holds nothing that an address escapes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase64Url(bytes)
        expect(text).toMatch(/^[\w-]*$/)
        expect([...(fromBase64Url(text) ?? [])]).toEqual([...bytes])
      }),
      runs,
    )
  })
})

describe('what is stored of a person', () => {
  const owner = { form: 'support', digest: 'digest' }
  const person = { email: 'Noura@Example.com', answers: { message: 'a message' } }

  it('holds nothing of them in clear, and another text each time', async () => {
    const [first, second] = [
      await encryptPerson(keyring, owner, person),
      await encryptPerson(keyring, owner, person),
    ]
    expect(JSON.stringify(first)).not.toMatch(/noura|example|message/i)
    expect(first.email).not.toBe(second.email)
    expect(first.answers).not.toBe(second.answers)
    expect(first.emailHash).toBe(second.emailHash)
  })

  it('is found by its address in whatever case', async () => {
    const { emailHash } = await encryptPerson(keyring, owner, person)
    expect(await hashEmail(keyring, 'noura@example.COM')).toBe(emailHash)
    expect(await hashEmail(keyring, 'nour@example.com')).not.toBe(emailHash)
    expect(await hashEmail(other, 'noura@example.com')).not.toBe(emailHash)
  })

  it('cannot be unlocked as another request’s', async () => {
    const { email } = await encryptPerson(keyring, owner, person)
    expect(await decryptEmail(keyring, { ...owner, email })).toBe(person.email)
    expect(await decryptEmail(keyring, { ...owner, digest: 'other', email })).toBe(null)
    expect(await decryptEmail(keyring, { ...owner, form: 'inquiry', email })).toBe(null)
    expect(await decryptEmail(other, { ...owner, email })).toBe(null)
  })
})

describe('a secret', () => {
  it.each([
    '',
    'short',
    Buffer.alloc(31, 7).toString('base64'),
    'not base64 but long enough for it!',
  ])('of less than 32 bytes opens no vault: %j', async (text) => {
    await expect(openKeyring(text)).rejects.toThrow('Not a secret of 32 bytes')
  })
})
