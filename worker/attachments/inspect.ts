import { type FileKey, typeOf } from '#domain/forms/files'
import { pixelsOf } from './image'
import { createMeter, type Meter } from './meter'
import { inspectOffice, type Verdict } from './office'
import { isQuietPdf } from './pdf'
import type { ReadFile } from './store'
import { endsAsArchive } from './zip'

const largestImage = 40_000_000

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** How files of each kind begin; `zip` is that of Office files. */
const starts = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  zip: [0x50, 0x4b, 0x03, 0x04],
} as const

function inspectImage(bytes: Uint8Array): Verdict {
  const pixels = pixelsOf(bytes)
  return pixels !== null && pixels <= largestImage && !endsAsArchive(bytes) ? 'safe' : 'other'
}

async function inspectPdf(bytes: Uint8Array, meter: Meter): Promise<Verdict> {
  if (endsAsArchive(bytes)) return 'other'
  return (await isQuietPdf(bytes, meter)) ? 'safe' : 'unsafe'
}

function judge(type: string, bytes: Uint8Array, meter: Meter): Promise<Verdict> | Verdict {
  const begins = (kind: keyof typeof starts) => startsWith(bytes, starts[kind])
  if (type === 'application/pdf') return begins('pdf') ? inspectPdf(bytes, meter) : 'other'
  if (type === 'image/png') return begins('png') ? inspectImage(bytes) : 'other'
  if (type === 'image/jpeg') return begins('jpeg') ? inspectImage(bytes) : 'other'
  const kind = type.endsWith('.sheet') ? 'xlsx' : 'docx'
  return begins('zip') ? inspectOffice(bytes, kind, meter) : 'other'
}

const faults = {
  safe: null,
  other: 'validation.fileContent',
  unsafe: 'validation.fileUnsafe',
} as const

/**
 * Whether a file is what its name says and nothing besides: null, or why it is not taken. Each byte
 * is read a bounded number of times, in slices between which other requests have their turn.
 */
export async function inspect(file: ReadFile, meter = createMeter()): Promise<FileKey | null> {
  const type = typeOf(file)
  return type ? faults[await judge(type, file.bytes, meter)] : 'validation.fileType'
}
