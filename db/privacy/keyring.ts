import {
  type Bytes,
  encodeText,
  fromBase64Url,
  toBase64Url,
  toUrlSafe,
} from '#domain/text/encoding'

const decoder = new TextDecoder()

/** Secrets of a keyring, each 32 random bytes in base64. */
export interface Secrets {
  encryption: string
  hash: string
  /** Former encryption secret: it decrypts, but no longer encrypts. */
  former?: string
}

/** Encryption and hashing, each with a derived key of its own. */
export interface Keyring {
  /**
   * Encrypts with AES-256-GCM. Decryption needs the same additional data (AAD), which prevents
   * moving a ciphertext to another record.
   */
  encrypt: (text: string, additionalData: string) => Promise<string>
  encryptBytes: (bytes: Bytes, additionalData: string) => Promise<Bytes>
  /** Null for an unknown key, other additional text, or a damaged ciphertext. */
  decrypt: (ciphertext: string, additionalData: string) => Promise<string | null>
  decryptBytes: (ciphertext: Bytes, additionalData: string) => Promise<Bytes | null>
  /** HMAC-SHA-256 of a text, separated by purpose. */
  hash: (text: string, purpose: string) => Promise<Uint8Array<ArrayBuffer>>
}

const ivLength = 12
const secretLength = 32

/** Imports a secret as HKDF key material; throws if it has fewer than 32 bytes. */
function readSecret(secret: string): Promise<CryptoKey> {
  const text = secret && toUrlSafe(secret)
  const length = text ? fromBase64Url(text)?.byteLength : 0
  if (!length || length < secretLength)
    throw new Error('Not a secret of 32 bytes: generate 32 random bytes in base64')
  return crypto.subtle.importKey('raw', encodeText(secret), 'HKDF', false, ['deriveKey'])
}

/** HKDF (RFC 5869) derives an independent key for each use of a secret. */
const derivation = (use: 'encryption' | 'hash') => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(32),
  info: encodeText(use),
})

async function deriveCipher(secret: string): Promise<CryptoKey> {
  const material = await readSecret(secret)
  const cipher = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(derivation('encryption'), material, cipher, false, [
    'encrypt',
    'decrypt',
  ])
}

async function deriveMac(secret: string): Promise<CryptoKey> {
  const material = await readSecret(secret)
  const mac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return crypto.subtle.deriveKey(derivation('hash'), material, mac, false, ['sign'])
}

/**
 * Opens a keyring with separate secrets or one for all uses; throws if one has fewer than 32 bytes.
 */
export async function openKeyring(secrets: string | Secrets): Promise<Keyring> {
  const { encryption, hash, former }: Secrets =
    typeof secrets === 'string' ? { encryption: secrets, hash: secrets } : secrets
  const [cipher, mac, formerCipher] = await Promise.all([
    deriveCipher(encryption),
    deriveMac(hash),
    former ? deriveCipher(former) : null,
  ])
  const gcm = (iv: Bytes, additionalData: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encodeText(additionalData),
  })
  const encryptBytes = async (bytes: Bytes, additionalData: string): Promise<Bytes> => {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const ciphertext = await crypto.subtle.encrypt(gcm(iv, additionalData), cipher, bytes)
    const result = new Uint8Array(ivLength + ciphertext.byteLength)
    result.set(iv)
    result.set(new Uint8Array(ciphertext), ivLength)
    return result
  }
  const decryptBytes = async (ciphertext: Bytes, additionalData: string): Promise<Bytes | null> => {
    if (ciphertext.byteLength <= ivLength) return null
    const iv = ciphertext.subarray(0, ivLength)
    const encrypted = ciphertext.subarray(ivLength)
    const decryptWith = (key: CryptoKey) =>
      crypto.subtle.decrypt(gcm(iv, additionalData), key, encrypted).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      )
    return (await decryptWith(cipher)) ?? (formerCipher && (await decryptWith(formerCipher)))
  }
  return {
    encryptBytes,
    encrypt: async (text, additionalData) =>
      toBase64Url(await encryptBytes(encodeText(text), additionalData)),
    decryptBytes,
    async decrypt(ciphertext, additionalData) {
      const bytes = fromBase64Url(ciphertext)
      const decrypted = bytes && (await decryptBytes(bytes, additionalData))
      return decrypted && decoder.decode(decrypted)
    },
    async hash(text, purpose) {
      const signature = await crypto.subtle.sign('HMAC', mac, encodeText(`${purpose}\0${text}`))
      return new Uint8Array(signature)
    },
  }
}

/** Compares two hashes in constant time. */
export function isSameHash(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at++) {
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at % (right.length || 1))
  }
  return difference === 0
}
