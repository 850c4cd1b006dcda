type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** What a vault is opened with, each 32 random bytes in base64. */
export interface Secrets {
  lock: string
  hash: string
  /** What was locked with this one before is unlocked still; nothing is locked with it. */
  former?: string
}

/** What is done with secrets: texts locked, hashed and signed, each with a key of its own. */
export interface Vault {
  /** AES-GCM; `about` has to be named again to unlock, so that no text can take another's place. */
  lock: (text: string, about: string) => Promise<string>
  /** The same for bytes, as they are. */
  lockBytes: (bytes: Bytes, about: string) => Promise<Bytes>
  /** The text, or null when it was not locked here or is about something else. */
  unlock: (locked: string, about: string) => Promise<string | null>
  /** The same for bytes, as they are. */
  unlockBytes: (locked: Bytes, about: string) => Promise<Bytes | null>
  /** HMAC-SHA-256 of a text for one purpose: the same text gives the same bytes, and says nothing. */
  hash: (text: string, purpose: string) => Promise<Uint8Array<ArrayBuffer>>
}

const urlSafe: Record<string, string> = { '+': '-', '/': '_' }

/** Base64 for addresses and columns (RFC 4648 section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replace(/[+/=]/g, (sign) => urlSafe[sign] ?? '')
}

/** The bytes, or null for what is no such text. */
export function fromBase64Url(text: string): Bytes | null {
  if (!/^[\w-]*$/.test(text)) return null
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(raw, (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

const bytesOf = (text: string): Bytes => encoder.encode(text) as Bytes
const ivLength = 12
const secretLength = 32

/** A secret as material for keys; throws for what is less than 32 bytes. */
function readSecret(secret: string): Promise<CryptoKey> {
  const text = secret?.replace(/[+/=]/g, (sign) => urlSafe[sign] ?? '')
  const length = text ? fromBase64Url(text)?.byteLength : 0
  if (!length || length < secretLength) throw new Error('Not a secret of 32 bytes')
  return crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey'])
}

/** RFC 5869: one secret gives a key for each use, and none of them tells of another. */
const derivation = (use: 'lock' | 'hash') => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(32),
  info: bytesOf(use),
})

async function deriveCipher(secret: string): Promise<CryptoKey> {
  const material = await readSecret(secret)
  const cipher = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(derivation('lock'), material, cipher, false, [
    'encrypt',
    'decrypt',
  ])
}

async function deriveMac(secret: string): Promise<CryptoKey> {
  const material = await readSecret(secret)
  const mac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return crypto.subtle.deriveKey(derivation('hash'), material, mac, false, ['sign'])
}

/** Opens a vault over its secrets, or over one for all; throws for what is less than 32 bytes. */
export async function openVault(secrets: string | Secrets): Promise<Vault> {
  const given: Secrets = typeof secrets === 'string' ? { lock: secrets, hash: secrets } : secrets
  const [cipher, mac, former] = await Promise.all([
    deriveCipher(given.lock),
    deriveMac(given.hash),
    given.former ? deriveCipher(given.former) : null,
  ])
  const gcm = (iv: Bytes, about: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: bytesOf(about),
  })
  const lockBytes = async (bytes: Bytes, about: string): Promise<Bytes> => {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const locked = await crypto.subtle.encrypt(gcm(iv, about), cipher, bytes)
    const whole = new Uint8Array(ivLength + locked.byteLength)
    whole.set(iv)
    whole.set(new Uint8Array(locked), ivLength)
    return whole
  }
  const unlockBytes = async (locked: Bytes, about: string): Promise<Bytes | null> => {
    if (locked.byteLength <= ivLength) return null
    const iv = locked.subarray(0, ivLength)
    const text = locked.subarray(ivLength)
    const openWith = (key: CryptoKey) =>
      crypto.subtle.decrypt(gcm(iv, about), key, text).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      )
    return (await openWith(cipher)) ?? (former && (await openWith(former)))
  }
  return {
    lockBytes,
    lock: async (text, about) => toBase64Url(await lockBytes(bytesOf(text), about)),
    unlockBytes,
    async unlock(locked, about) {
      const bytes = fromBase64Url(locked)
      const opened = bytes && (await unlockBytes(bytes, about))
      return opened && decoder.decode(opened)
    },
    async hash(text, purpose) {
      const signed = await crypto.subtle.sign('HMAC', mac, bytesOf(`${purpose}\0${text}`))
      return new Uint8Array(signed)
    },
  }
}

/** Whether two hashes are equal, in the same time whatever they hold. */
export function isSameHash(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at++) {
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at % (right.length || 1))
  }
  return difference === 0
}
