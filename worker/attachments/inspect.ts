import { type FileKey, typeOf } from '#domain/forms/files'
import { pixelsOf } from './image'
import { createMeter, type Meter } from './meter'
import { inspectOffice, type Verdict } from './office'
import { isPassivePdf } from './pdf'
import type { ReadFile } from './store'
import { endsWithArchive } from './zip'

const maxPixels = 40_000_000

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** First bytes by file format; Office files are ZIP archives. */
const signatures = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  zip: [0x50, 0x4b, 0x03, 0x04],
} as const

function inspectImage(bytes: Uint8Array): Verdict {
  const pixels = pixelsOf(bytes)
  return pixels !== null && pixels <= maxPixels && !endsWithArchive(bytes) ? 'safe' : 'other'
}

async function inspectPdf(bytes: Uint8Array, meter: Meter): Promise<Verdict> {
  if (endsWithArchive(bytes)) return 'other'
  return (await isPassivePdf(bytes, meter)) ? 'safe' : 'unsafe'
}

function inspectAs(type: string, bytes: Uint8Array, meter: Meter): Promise<Verdict> | Verdict {
  const begins = (kind: keyof typeof signatures) => startsWith(bytes, signatures[kind])
  if (type === 'application/pdf') return begins('pdf') ? inspectPdf(bytes, meter) : 'other'
  if (type === 'image/png') return begins('png') ? inspectImage(bytes) : 'other'
  if (type === 'image/jpeg') return begins('jpeg') ? inspectImage(bytes) : 'other'
  const kind = type.endsWith('.sheet') ? 'xlsx' : 'docx'
  return begins('zip') ? inspectOffice(bytes, kind, meter) : 'other'
}

const issues = {
  safe: null,
  other: 'validation.fileContent',
  unsafe: 'validation.fileUnsafe',
} as const

/**
 * Checks that a file's content has the type of its name and nothing active or hidden; null if so,
 * else the message key of the refusal. Each byte is read a bounded number of times, and other
 * requests run in between.
 */
export async function inspect(file: ReadFile, meter = createMeter()): Promise<FileKey | null> {
  const type = typeOf(file)
  return type ? issues[await inspectAs(type, file.bytes, meter)] : 'validation.fileType'
}
