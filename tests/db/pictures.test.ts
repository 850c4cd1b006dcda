import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadPictures } from '#db/seed/load-pictures'
import type { Body } from '#domain/content/kinds'
import { siteContent } from '../support/content'

const folder = 'db/content/media'
const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
const documents = readdirSync(folder).filter((name) => !files.includes(name))
const pictures = siteContent()
  .rows.filter(({ kind, locale }) => kind === 'picture' && locale === 'en')
  .map(({ slug, body }) => ({ slug, ...(body as Body<'picture'>) }))

describe('the pictures of the content', () => {
  it('have one file each, and every file has its record', () => {
    expect(files.toSorted()).toEqual(pictures.map(({ slug }) => `${slug}.jpg`).toSorted())
    expect(pictures.length).toBeGreaterThanOrEqual(15)
  })

  it('have the size that their record states', async () => {
    for (const { slug, width, height } of pictures) {
      const found = await sharp(`${folder}/${slug}.jpg`).metadata()
      expect([slug, found.width, found.height]).toEqual([slug, width, height])
    }
  })
})

it('the documents of the content have one file each, of the name and size that their record states', () => {
  const records = siteContent()
    .rows.filter(({ kind, locale }) => kind === 'document' && locale === 'en')
    .map(({ slug, body }) => ({ slug, ...(body as Body<'document'>) }))
  expect(documents).toEqual(records.map(({ slug }) => slug).toSorted())
  for (const { slug, name, bytes } of records) {
    expect([slug, statSync(join(folder, slug, name)).size]).toEqual([slug, bytes])
  }
})

interface Put {
  bytes: Uint8Array
  metadata: Record<string, string>
}

function memoryBucket() {
  const stored = new Map<string, Put>()
  const bucket = {
    head: async (key: string) => {
      const found = stored.get(key)
      return found ? { customMetadata: found.metadata } : null
    },
    put: async (key: string, bytes: Uint8Array, options: R2PutOptions) => {
      stored.set(key, { bytes, metadata: options.customMetadata ?? {} })
    },
  }
  return { stored, bucket: bucket as unknown as Parameters<typeof loadPictures>[0] }
}

it('originals are put without metadata, turned as it says, and only once', async () => {
  const { stored, bucket } = memoryBucket()
  expect(await loadPictures(bucket)).toBe(files.length + documents.length)
  expect(await loadPictures(bucket)).toBe(0)
  const pictureKeys = [...stored.keys()].filter((key) => key.startsWith('originals/'))
  const { bytes, metadata } = stored.get(pictureKeys[0] ?? '') ?? {
    bytes: new Uint8Array(),
    metadata: {},
  }
  const found = await sharp(bytes).metadata()
  expect([found.exif, found.iptc, found.xmp, found.orientation]).toEqual(Array(4).fill(undefined))
  expect(metadata).toMatchObject({ width: '1920', height: '1280' })
})

it('originals that staff have taken off the site are not put back', async () => {
  const { stored, bucket } = memoryBucket()
  await loadPictures(bucket)
  const [[key, original] = []] = [...stored]
  if (!key || !original) throw new Error('No file was put')
  stored.delete(key)
  stored.set(key.replace(/^(?:originals|documents)/, 'drafts'), original)
  expect(await loadPictures(bucket)).toBe(0)
  expect(stored.has(key)).toBe(false)
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b8354' } })

/** A file of a few bytes whose frame header states this width and height. */
async function claiming(side: number): Promise<Buffer> {
  const file = await plain(64, 64).jpeg().toBuffer()
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(side, frame + 5)
  file.writeUInt16BE(side, frame + 7)
  return file
}

/** Pixels that do not compress. */
function noise(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 7919) % 251
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** Puts a folder with one file; the picture that the bucket then holds. */
async function putAlone(file: Buffer): Promise<Put | undefined> {
  const own = mkdtempSync(join(tmpdir(), 'picture-'))
  try {
    writeFileSync(join(own, 'one.jpg'), file)
    const { stored, bucket } = memoryBucket()
    await loadPictures(bucket, own)
    return stored.get('originals/one')
  } finally {
    rmSync(own, { recursive: true })
  }
}

describe('a file that is named .jpg', () => {
  it.each([
    [
      'a page with script',
      async () => Buffer.from('<html><script>alert(1)</script></html>'),
      'cannot be read',
    ],
    [
      'a drawing with script',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
        ),
      'is not a JPEG but svg',
    ],
    ['an animation', () => plain(64, 64).gif().toBuffer(), 'is not a JPEG but gif'],
    [
      'a small JPEG that claims 9,000 by 9,000 pixels',
      () => claiming(9_000),
      'has more than 40 megapixels',
    ],
    [
      'a JPEG that breaks off',
      async () => (await noise(1_280, 853)).subarray(0, 30_000),
      'is damaged',
    ],
  ])('and is %s is refused by its name', async (_, make, reason) => {
    await expect(putAlone(await make())).rejects.toThrow(`The picture one.jpg ${reason}`)
  })

  it('and has more behind its picture loses it', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\x03\x04')
    const put = await putAlone(Buffer.concat([await plain(1_280, 853).jpeg().toBuffer(), script]))
    expect(Buffer.from(put?.bytes ?? []).includes('script')).toBe(false)
    expect(put?.metadata).toMatchObject({ width: '1280', height: '853' })
  })

  it('and lies on its side stands upright, without the place where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Sample' }, IFD3: { GPSLatitude: '24/1 38/1 0/1' } }
    const file = plain(900, 600).jpeg().withExif(exif).withMetadata({ orientation: 6 })
    const put = await putAlone(await file.toBuffer())
    expect(put?.metadata).toMatchObject({ width: '600', height: '900' })
    expect((await sharp(put?.bytes).metadata()).exif).toBeUndefined()
  })

  it('and has the colours of a press gets those of a screen', async () => {
    const put = await putAlone(await plain(900, 600).toColourspace('cmyk').jpeg().toBuffer())
    const { space, channels } = await sharp(put?.bytes).metadata()
    expect([space, channels]).toEqual(['srgb', 3])
  })
})
