import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { brandFileNames, brandFilePath } from '#domain/site/brand-files'
import { describeBrandFiles, writeBrandFiles } from '../../build/assets/brand-files'
import { siteContent } from '../support/content'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
await writeBrandFiles(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const read = (name: (typeof brandFileNames)[number]) =>
  readFileSync(join(folder, brandFilePath(name)))
const { brandFiles, brandColours } = await describeBrandFiles()

describe('the files of the visual identity', () => {
  it.each(brandFileNames)('%s is as large as its page says', (name) => {
    expect(brandFiles[name].bytes).toBe(read(name).length)
    expect(brandFiles[name].bytes).toBeGreaterThan(100)
  })

  it('are each told of by one record', () => {
    const reply = siteContent()
      .rows.filter((row) => row.kind === 'brand-file' && row.locale === 'ar')
      .map((row) => (row.body as { file: string }).file)
    expect(reply.toSorted()).toEqual(brandFileNames.toSorted())
  })

  it('have the colours of the site itself', () => {
    expect(brandColours).toContainEqual({ name: 'green-600', hex: '#1b8354' })
    expect(JSON.parse(read('palette.json').toString()).colours).toHaveLength(brandColours.length)
    expect(read('palette.css').toString()).toContain('--green-600: #1b8354;')
  })

  it('hold the words of the logo as outlines, in need of no font', () => {
    for (const name of ['logo-ar.svg', 'logo-en.svg', 'logo.svg'] as const) {
      expect(read(name).toString()).not.toMatch(/<text|font-family|undefined|NaN/)
    }
  })

  it('draw the icon in white on green', async () => {
    const icon = sharp(read('icon.png')).removeAlpha().raw()
    const { data, info } = await icon.toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1024, 1024])
    const point = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      return data.subarray(at, at + 3).toString('hex')
    }
    expect([point(300, 512), point(528, 560)]).toEqual(['ffffff', 'ffffff'])
    expect([point(5, 5), point(464, 600)]).toEqual(['1b8354', '1b8354'])
  })
})
