type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** What is done with one secret: texts locked, hashed and signed, each with a key of its own. */
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

/** RFC 5869: one secret gives a key for each use, and none of them tells of another. */
async function deriveKeys(secret: string) {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, [
    'deriveKey',
  ])
  const params = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(32),
    info: bytesOf(info),
  })
  const cipher = { name: 'AES-GCM', length: 256 }
  const mac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return Promise.all([
    crypto.subtle.deriveKey(params('lock'), material, cipher, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(params('hash'), material, mac, false, ['sign']),
  ])
}

const secretLength = 32

/** Opens a vault over 32 random bytes, base64; throws for what is less. */
export async function openVault(secret: string): Promise<Vault> {
  const text = secret?.replace(/[+/=]/g, (sign) => urlSafe[sign] ?? '')
  const length = text ? fromBase64Url(text)?.byteLength : 0
  if (!length || length < secretLength) throw new Error('Not a secret of 32 bytes')
  const [cipher, mac] = await deriveKeys(secret)
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
    const opened = crypto.subtle.decrypt(gcm(iv, about), cipher, locked.subarray(ivLength))
    return opened.then((bytes) => new Uint8Array(bytes)).catch(() => null)
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
