import { type FileKey, typeOf } from '#domain/forms/files'
import { endsAsArchive, isSaneArchive } from './archive'
import { pixelsOf } from './image'
import { isQuietPdf } from './pdf'
import type { ReadFile } from './store'

const largestImage = 40_000_000

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const zip = [0x50, 0x4b, 0x03, 0x04]

/** What Office files hold by their kind, and what none that is taken holds. */
const office = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const

const isOffice = (type: string) => type.includes('officedocument')

function isSafeImage(bytes: Uint8Array, start: readonly number[]): boolean {
  const pixels = startsWith(bytes, start) ? pixelsOf(bytes) : null
  return pixels !== null && pixels <= largestImage
}

function isSafe(type: string, bytes: Uint8Array): boolean {
  if (!isOffice(type) && endsAsArchive(bytes)) return false
  if (type === 'application/pdf') return startsWith(bytes, pdf) && isQuietPdf(bytes)
  if (type === 'image/png') return isSafeImage(bytes, png)
  if (type === 'image/jpeg') return isSafeImage(bytes, jpeg)
  const main = type.endsWith('.sheet') ? office.xlsx : office.docx
  return startsWith(bytes, zip) && isSaneArchive(bytes, main)
}

/**
 * Whether a file is what its name says and nothing besides: null, or why it is not taken. Leading
 * bytes, the size an image claims, and of an archive only its table of contents are read.
 */
export function inspect(file: ReadFile): FileKey | null {
  const type = typeOf(file)
  if (!type) return 'validation.fileType'
  return isSafe(type, file.bytes) ? null : 'validation.fileContent'
}
