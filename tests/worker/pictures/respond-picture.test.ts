import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureFormats, pictureWidths } from '#domain/site/picture-path'
import { openSite, readingSite, type Site } from '../../support/site'

const sizeOf = async (answer: Pick<Response, 'arrayBuffer'>) => {
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  return [format, width, height]
}

describe('a picture', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ images: true })
  })
  afterAll(() => site.close())

  const keys = async () => {
    const { objects } = await (await site.env()).MEDIA.list({ prefix: 'sizes/' })
    return objects.map(({ key }) => key)
  }

  it.each([
    ['640.webp', 'image/webp', ['webp', 640, 427]],
    ['320.jpg', 'image/jpeg', ['jpeg', 320, 213]],
    ['320.avif', 'image/avif', ['heif', 320, 213]],
  ])('is made in the width and format of its address: %s', async (file, type, size) => {
    const answer = await site.ask(`/media/warehouse/${file}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await sizeOf(answer)).toEqual(size)
    await expect.poll(keys).toContain(`sizes/warehouse/${file}`)
  })

  it('is made once: the next answer comes from the bucket, later ones from the data centre', async () => {
    const { MEDIA } = await site.env()
    const ask = () => site.ask('/media/warehouse/480.webp')
    let stored = 0
    const followsBucket = async () => {
      stored += 1
      await MEDIA.put('sizes/warehouse/480.webp', String(stored))
      return (await (await ask()).text()) === String(stored)
    }
    expect(await followsBucket()).toBe(true)
    await expect.poll(followsBucket).toBe(false)
    const { headers } = await ask()
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  it('is not there in other widths, formats and names, and nothing is made for them', async () => {
    const before = await keys()
    const other = ['0', '1', '319', '321', '1921', '3840', '0640', '640.0', '-640', '1e3', '٦٤٠']
    const files = [
      ...other.map((width) => `warehouse/${width}.webp`),
      ...['png', 'svg', 'gif', 'JPG', 'jpeg', ''].map((format) => `warehouse/640.${format}`),
      'warehouse/640',
      'no-such-picture/640.webp',
      'Warehouse/640.webp',
      '..%2Foriginals%2Fwarehouse/640.webp',
    ]
    for (const file of files) {
      expect([file, (await site.ask(`/media/${encodeURI(file)}`)).status]).toEqual([file, 404])
    }
    expect(await keys()).toEqual(before)
  })

  it('is never enlarged, and its original is never public', async () => {
    const { MEDIA } = await site.env()
    const small = await sharp({
      create: { width: 700, height: 500, channels: 3, background: '#135' },
    })
      .jpeg()
      .toBuffer()
    await MEDIA.put('originals/small', small, { customMetadata: { width: '700', height: '500' } })
    expect((await site.ask('/media/small/640.jpg')).status).toBe(200)
    expect((await site.ask('/media/small/960.jpg')).status).toBe(404)
    for (const path of [
      '/media/small',
      '/media/small.jpg',
      '/originals/small',
      '/media/originals/small',
    ]) {
      expect([path, (await site.ask(path)).status]).toEqual([path, 404])
    }
  })

  it('that cannot be read is an error that nobody caches', async () => {
    const { MEDIA } = await site.env()
    await MEDIA.put('originals/broken', 'no picture', { customMetadata: { width: '1920' } })
    const answer = await site.ask('/media/broken/640.webp')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await keys()).not.toContain('sizes/broken/640.webp')
  })

  it('only accepts reads', async () => {
    const answer = await site.ask('/media/warehouse/640.webp', { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it('without the Images binding the original stands for every size', async () => {
  const site = await readingSite()
  const answer = await site.ask('/media/warehouse/640.avif')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(await sizeOf(answer)).toEqual(['jpeg', 1920, 1280])
})

it('pages name the pictures only in widths and formats that are served', async () => {
  const site = await readingSite()
  const html = await (await site.ask('/media-center/news')).text()
  const named = [...html.matchAll(/\/media\/[a-z-]+\/(\d+)\.(\w+)/g)]
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named.map(([, width]) => Number(width)))].toSorted((a, b) => a - b)).toEqual([
    ...pictureWidths,
  ])
  expect([...new Set(named.map(([, , format = '']) => format))].toSorted()).toEqual(
    Object.keys(pictureFormats).toSorted(),
  )
  const images = [...html.matchAll(/<img [^>]*src="\/media[^>]*>/g)].map(([tag]) => tag)
  expect(images.length).toBeGreaterThan(5)
  for (const tag of images) expect(tag).toMatch(/ alt="[^"]{10,}" width="1920" height="1280"/)
  expect(images.filter((tag) => tag.includes('loading="eager"'))).toHaveLength(1)
})
