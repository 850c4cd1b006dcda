import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadPictures } from '#db/seed/load-pictures'
import type { Body } from '#domain/content/kinds'
import { siteContent } from '../support/content'

const folder = 'db/content/media'
const files = readdirSync(folder)
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

it('originals are put without metadata, turned as it says, and only once', async () => {
  const stored = new Map<string, { bytes: Uint8Array; metadata: Record<string, string> }>()
  const bucket = {
    head: async (key: string) => {
      const found = stored.get(key)
      return found ? { customMetadata: found.metadata } : null
    },
    put: async (key: string, bytes: Uint8Array, options: R2PutOptions) => {
      stored.set(key, { bytes, metadata: options.customMetadata ?? {} })
    },
  }
  const target = bucket as unknown as Parameters<typeof loadPictures>[0]
  expect(await loadPictures(target)).toBe(files.length)
  expect(await loadPictures(target)).toBe(0)
  const [{ bytes, metadata } = { bytes: new Uint8Array(), metadata: {} }] = stored.values()
  const found = await sharp(bytes).metadata()
  expect([found.exif, found.iptc, found.xmp, found.orientation]).toEqual(Array(4).fill(undefined))
  expect(metadata).toMatchObject({ width: '1920', height: '1280' })
})
