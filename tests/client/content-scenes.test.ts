import { describe, expect, it } from 'vitest'
import { placeScene } from '#client/ui/scenes/place-scene.ts'
import { coveredArea } from '#client/ui/scenes/placed.ts'
import { sceneMarkup } from '#client/ui/scenes/scene-markup.ts'
import { readContent } from '#db/seed/read-content'
import type { Body } from '#domain/content/kinds'
import type { Scene } from '#domain/content/scene'

const { rows } = readContent('db/content')
const bodies = <K extends 'media-item' | 'news'>(kind: K) =>
  rows
    .filter((row) => row.kind === kind && row.locale === 'ar')
    .map(({ slug, body }) => ({ slug, ...(body as Body<K>) }))

const illustrated: { slug: string; scene?: Scene | undefined }[] = [
  ...bodies('media-item').filter(({ charts }) => charts.length === 0),
  ...bodies('news').filter(({ chart }) => !chart),
]
const scenes = illustrated.flatMap(({ slug, scene }) => (scene ? [{ slug, scene }] : []))
/** Frames of the pages. */
const frames = [
  { width: 960, height: 600 },
  { width: 640, height: 360 },
  { width: 480, height: 300 },
  { width: 960, height: 412 },
  { width: 480, height: 270 },
]

describe('the scenes of the content', () => {
  it('illustrate news and media items without a chart', () => {
    expect(illustrated.length).toBeGreaterThan(5)
    expect(illustrated.filter(({ scene }) => !scene).map(({ slug }) => slug)).toEqual([])
  })

  it('are not the same twice', () => {
    const drawn = illustrated.map(({ scene }) => `${scene?.palette} ${scene?.tags.toSorted()}`)
    const twice = drawn.filter((one, at) => drawn.indexOf(one) !== at)
    expect(twice).toEqual([])
  })

  it('are at most 4 KB each', () => {
    for (const { slug, scene } of scenes) {
      for (const frame of frames) {
        expect(sceneMarkup(scene, frame, slug).length, slug).toBeLessThanOrEqual(4096)
      }
    }
  })

  it('show the main thing almost whole', () => {
    for (const { slug, scene } of scenes) {
      for (const frame of frames) {
        const { placed } = placeScene(scene, frame, slug)
        const at = placed.findIndex(({ tag }) => tag === scene.tags[0])
        const main = placed[at]
        if (!main) throw new Error(`${scene.tags[0]} is not placed`)
        const hidden = placed.slice(at + 1).reduce((sum, one) => sum + coveredArea(one, main), 0)
        const share = hidden / (main.width * main.height)
        expect(share, `${slug} in ${frame.width}×${frame.height}`).toBeLessThan(0.12)
      }
    }
  })
})
