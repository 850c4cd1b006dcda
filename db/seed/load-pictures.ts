import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { documentKey, pictureDraftKey, pictureOriginalKey } from '#domain/site/picture-path'

const contentFolder = fileURLToPath(new URL('../content/media', import.meta.url).href)
const maxPixels = 40_000_000

/**
 * The file of a picture as the sizes are made from it: a JPEG in sRGB, turned as its metadata says,
 * without metadata and without anything that followed the picture in the file. `name` is the name
 * of the file. Throws an error that names the file if it is no JPEG, damaged, or above 40 megapixels.
 */
async function prepareOriginal(name: string, file: Uint8Array) {
  const fail = (reason: string) => new Error(`The picture ${name} ${reason}`)
  const { format, width, height } = await sharp(file)
    .metadata()
    .catch(() => {
      throw fail('cannot be read')
    })
  if (format !== 'jpeg') throw fail(`is not a JPEG but ${format}`)
  if (width * height > maxPixels) throw fail(`has more than ${maxPixels / 1e6} megapixels`)
  // sharp writes sRGB, and no metadata unless it is told to.
  return sharp(file)
    .autoOrient()
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw fail('is damaged')
    })
}

/** Puts the files of the content's documents, `{file}/{name}`, into the bucket as they are. */
async function loadDocuments(
  bucket: Pick<R2Bucket, 'head' | 'put'>,
  folder: string,
): Promise<number> {
  let count = 0
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  for (const { name: file } of folders) {
    for (const name of readdirSync(join(folder, file))) {
      const bytes = readFileSync(join(folder, file, name))
      const digest = createHash('sha256').update(bytes).digest('hex')
      const known =
        (await bucket.head(documentKey(file))) ?? (await bucket.head(pictureDraftKey(file)))
      if (known?.customMetadata?.digest === digest) continue
      const facts = { digest, name, bytes: String(bytes.length), marks: '' }
      await bucket.put(documentKey(file), bytes, { customMetadata: facts })
      count += 1
    }
  }
  return count
}

/**
 * Puts the files of the content's pictures into the bucket MEDIA as originals (`prepareOriginal`), and
 * those of its documents; those that it has already stay, and those that staff have taken off the site are not put back. Returns the number of files put.
 */
export async function loadPictures(
  bucket: Pick<R2Bucket, 'head' | 'put'>,
  folder = contentFolder,
): Promise<number> {
  let count = await loadDocuments(bucket, folder)
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.jpg'))) {
    const file = readFileSync(join(folder, name))
    const digest = createHash('sha256').update(file).digest('hex')
    const slug = name.replace(/\.jpg$/, '')
    const key = pictureOriginalKey(slug)
    const known = (await bucket.head(key)) ?? (await bucket.head(pictureDraftKey(slug)))
    if (known?.customMetadata?.digest === digest) continue
    const { data, info } = await prepareOriginal(name, file)
    await bucket.put(key, data, {
      httpMetadata: { contentType: 'image/jpeg' },
      customMetadata: { digest, width: String(info.width), height: String(info.height) },
    })
    count += 1
  }
  return count
}
