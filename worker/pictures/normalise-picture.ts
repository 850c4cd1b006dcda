import { fileTypeFromBuffer } from 'file-type'
import { maxPictureSide, minPictureWidth, type PictureIssue } from '#domain/staff/pictures'
import { type Bytes, toHex } from '#domain/text/encoding'
import { concatBytes } from '../http/bytes'
import { logFallback } from '../log'
import { deadlines, requireInTime } from '../runtime/deadlines'

/** Enough for every accepted type; bounds the library's work. */
const headBytes = 4_100
const accepted = ['jpg', 'png', 'webp', 'avif', 'heic']
const maxPixels = 40_000_000
/** Twice the largest width that is served. */
const storedSide = 3_840

interface PictureSize {
  width: number
  height: number
}

export interface NormalisedPicture extends PictureSize {
  /** A JPEG in sRGB, upright, without metadata and without anything that followed the picture. */
  bytes: Bytes
  /** Its mean colour as `#rrggbb`. */
  colour: string
}

const asciiAt = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** True for a WebP with the animation flag (RFC 9649, 2.7.1) and for a sequence of AVIF or HEIF. */
function isAnimated(bytes: Bytes, type: string): boolean {
  if (type === 'apng') return true
  if (type === 'webp') return asciiAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  return ['avis', 'hevc', 'hevx', 'msf1'].includes(asciiAt(bytes, 8)) && accepted.includes(type)
}

async function findTypeIssue(bytes: Bytes): Promise<PictureIssue | null> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes))
  if (found && isAnimated(bytes, found.ext)) return 'animated'
  return found && accepted.includes(found.ext) ? null : 'type'
}

const streamOf = (bytes: Bytes) => new Blob([bytes]).stream()

async function readSize(images: ImagesBinding, bytes: Bytes): Promise<PictureSize> {
  const info = await images.info(streamOf(bytes))
  if (!('width' in info)) throw new Error(`${info.format} has no size`)
  return info
}

function findSizeIssue({ width, height }: PictureSize): PictureIssue | null {
  const isLarge = width * height > maxPixels || Math.max(width, height) > maxPictureSide
  return isLarge ? 'pixels' : null
}

async function transform(
  images: ImagesBinding,
  bytes: Bytes,
  options: ImageTransform,
  format: 'image/jpeg' | 'image/png',
): Promise<Bytes> {
  const input = images.input(streamOf(bytes)).transform(options)
  const result = await input.output({ format, ...(format === 'image/jpeg' && { quality: 90 }) })
  return new Uint8Array(await result.response().arrayBuffer())
}

/** The data of all chunks of a type in a PNG (ISO/IEC 15948, 5.3). */
function chunksOf(png: Bytes, type: string): Bytes {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const found: Bytes[] = []
  for (let at = 8; at + 12 <= png.length; ) {
    const length = view.getUint32(at)
    if (asciiAt(png, at + 4) === type) found.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return concatBytes(found)
}

/** The colour of a PNG of one pixel with eight bits a channel, as `#rrggbb`. */
async function readPixel(png: Bytes): Promise<string> {
  const colourType = chunksOf(png, 'IHDR')[9] ?? 0
  const packed = new Blob([chunksOf(png, 'IDAT')]).stream()
  const raw = await new Response(
    packed.pipeThrough(new DecompressionStream('deflate')),
  ).arrayBuffer()
  const [, first = 0, green = 0, blue = 0] = new Uint8Array(raw)
  const isGrey = colourType === 0 || colourType === 4
  if (colourType === 3) return `#${toHex(chunksOf(png, 'PLTE').subarray(0, 3))}`
  return `#${toHex(new Uint8Array(isGrey ? [first, first, first] : [first, green, blue]))}`
}

async function decode(
  images: ImagesBinding,
  sent: Bytes,
): Promise<NormalisedPicture | { issue: PictureIssue }> {
  const sentIssue = findSizeIssue(await readSize(images, sent))
  if (sentIssue) return { issue: sentIssue }
  const fit = { width: storedSide, height: storedSide, fit: 'scale-down', background: '#ffffff' }
  const bytes = await transform(images, sent, fit as ImageTransform, 'image/jpeg')
  const { width, height } = await readSize(images, bytes)
  if (width < minPictureWidth) return { issue: 'small' }
  const pixel = await transform(images, bytes, { width: 1, height: 1, fit: 'squeeze' }, 'image/png')
  return { bytes, width, height, colour: await readPixel(pixel) }
}

/**
 * A sent picture as it is stored, or why it is refused. Its type is read from its content; the Images
 * binding decodes it and turns it as its metadata says.
 */
export async function normalisePicture(
  images: ImagesBinding,
  sent: Bytes,
): Promise<NormalisedPicture | { issue: PictureIssue }> {
  const issue = await findTypeIssue(sent)
  if (issue) return { issue }
  return requireInTime(
    deadlines.pictureTransform,
    'media.transform',
    decode(images, sent).catch((error) => {
      logFallback('media.transform', error)
      return { issue: 'broken' as const }
    }),
  )
}
