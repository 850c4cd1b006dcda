import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictureOriginalKey } from '#domain/site/picture-path'

const folder = fileURLToPath(new URL('../content/media', import.meta.url).href)

/**
 * Puts the files of the content's pictures into the bucket MEDIA as originals, without their
 * metadata; those that it has already stay. Returns the number of files put.
 */
export async function loadPictures(bucket: Pick<R2Bucket, 'head' | 'put'>): Promise<number> {
  let count = 0
  for (const name of readdirSync(folder)) {
    const file = readFileSync(join(folder, name))
    const digest = createHash('sha256').update(file).digest('hex')
    const key = pictureOriginalKey(name.replace(/\.jpg$/, ''))
    const known = await bucket.head(key)
    if (known?.customMetadata?.digest === digest) continue
    // sharp writes no metadata unless it is told to; the rotation that it held is applied.
    const { data, info } = await sharp(file)
      .autoOrient()
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    await bucket.put(key, data, {
      httpMetadata: { contentType: 'image/jpeg' },
      customMetadata: { digest, width: String(info.width), height: String(info.height) },
    })
    count += 1
  }
  return count
}
