import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = '.cache/mail'
export const certificateFile = join(folder, 'localhost.crt')
const keyFile = join(folder, 'localhost.key')

/** A value of DER (ITU-T X.690): tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = [[length], [0x81, length], [0x82, length >> 8, length & 255]]
  const head = size[length < 128 ? 0 : length < 256 ? 1 : 2] ?? []
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const text = (tag: number, value: string) => der(tag, Buffer.from(value))
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const yes = der(0x01, Buffer.from([0xff]))

const oids = {
  commonName: oid('550403'),
  subjectAltName: oid('551d11'),
  basicConstraints: oid('551d13'),
  ecdsaWithSha256: oid('2a8648ce3d040302'),
}

/**
 * A certificate of `localhost` that signs itself (RFC 5280), and its key, both as PEM. It is valid
 * throughout the century: TLS reads the clock of the machine, not that of the tests.
 */
function makeCertificate(): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oids.ecdsaWithSha256)
  const name = sequence(der(0x31, sequence(oids.commonName, text(0x0c, 'localhost'))))
  const validity = sequence(text(0x18, '20000101000000Z'), text(0x18, '20991231235959Z'))
  const names = der(0x04, sequence(text(0x82, 'localhost')))
  const extensions = sequence(
    sequence(oids.basicConstraints, yes, der(0x04, sequence(yes))),
    sequence(oids.subjectAltName, names),
  )
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const whole = sequence(content, algorithm, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

function writeWhole(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600 })
  renameSync(draft, file)
}

/** The certificate and key of the test's mail server, made once for this copy of the repository. */
export function readCertificate(): { cert: string; key: string } {
  if (!existsSync(certificateFile)) {
    const { cert, key } = makeCertificate()
    mkdirSync(folder, { recursive: true })
    writeWhole(keyFile, key)
    writeWhole(certificateFile, cert)
  }
  return { cert: readFileSync(certificateFile, 'utf8'), key: readFileSync(keyFile, 'utf8') }
}
