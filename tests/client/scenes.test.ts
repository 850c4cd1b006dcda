import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { seeded } from '#client/ui/drawings/seed.ts'
import { ground } from '#client/ui/scenes/art.ts'
import { coveredArea, kit, placeScene } from '#client/ui/scenes/place-scene.ts'
import { sceneMarkup } from '#client/ui/scenes/scene-markup.ts'
import { captionScene } from '#domain/content/caption-scene'
import { type Scene, type SceneTag, scene, sceneTags } from '#domain/content/scene'
import { arScenes } from '#domain/messages/ar/scenes'
import { enScenes } from '#domain/messages/en/scenes'
import { locales } from '#domain/site/locale'

const frames = [
  { width: 640, height: 400 },
  { width: 960, height: 412 },
  { width: 480, height: 390 },
  { width: 1024, height: 256 },
]

/** Scenes of two to six tags chosen by a fixed seed; every tag is in some of them. */
const scenes = Array.from({ length: 120 }, (_, at): Scene => {
  const next = seeded(`scene ${at}`)
  const rest = sceneTags.filter((tag) => tag !== sceneTags[at % sceneTags.length])
  const main = sceneTags[at % sceneTags.length] ?? 'school'
  const others = rest.toSorted(() => next() - 0.5).slice(0, 1 + (at % 5))
  const palette = (['day', 'night', 'sand', 'deep'] as const)[at % 4] ?? 'day'
  return { tags: [main, ...others], palette }
})

const drawn = (markup: string) =>
  [...markup.matchAll(/<g data-m="(\w+)"/g)].map(([, tag]) => tag as SceneTag)

describe('the kit', () => {
  it('has a small drawing of every tag, on its grid', () => {
    expect(Object.keys(kit).toSorted()).toEqual([...sceneTags].toSorted())
    expect(sceneTags.length).toBeGreaterThanOrEqual(50)
    for (const [tag, { markup, width }] of Object.entries(kit)) {
      expect(markup, tag).toMatch(/^(<path( class="scene__\w+")? d="[^"]+"\/>)+$/)
      expect(markup, tag).not.toMatch(/NaN|undefined|\.\d\d/)
      expect(markup.length, tag).toBeLessThan(900)
      expect([64, 96, 128], tag).toContain(width)
    }
  })

  it('has a name of every tag in both languages, no two alike', () => {
    for (const { scene: messages } of [arScenes, enScenes]) {
      expect(Object.keys(messages.things).toSorted()).toEqual([...sceneTags].toSorted())
      expect(new Set(Object.values(messages.things)).size).toBe(sceneTags.length)
    }
  })
})

describe('a scene', () => {
  it('draws each of its tags once, and nothing else but ground, sky or wall', () => {
    for (const { tags, palette } of scenes) {
      const markup = sceneMarkup({ tags, palette }, { width: 640, height: 400 }, tags.join('-'))
      expect(drawn(markup).toSorted()).toEqual(tags.toSorted())
      const [, rest = ''] = markup.match(/^(.*?)<g data-m/) ?? []
      const outside = rest + markup.replace(/<g data-m.*?<\/g>/g, '').slice(rest.length)
      const around = [...outside.matchAll(/class="scene__(\w+)"/g)].map(([, part]) => part)
      expect(['ground horizon', 'sun far ground horizon']).toContain(around.join(' '))
      expect(outside.match(/<\w+/g)).toHaveLength(around.length)
    }
  })

  it('is the same for the same seed, and not for every seed', () => {
    const [one] = scenes
    if (!one) throw new Error('no scene')
    const at = (seed: string) => placeScene(one, { width: 640, height: 400 }, seed)
    expect(at('a')).toEqual(at('a'))
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(at(seed)))).size).toBe(4)
  })

  it('keeps every drawing within its frame', () => {
    for (const size of frames) {
      for (const one of scenes) {
        for (const { tag, x, base, width, height } of placeScene(one, size, 'frame').placed) {
          const name = `${tag} of ${one.tags} in ${size.width}×${size.height}`
          expect(x, name).toBeGreaterThanOrEqual(0)
          expect(x + width, name).toBeLessThanOrEqual(size.width)
          expect(base - height, name).toBeGreaterThanOrEqual(0)
          expect(base + (height * 4) / ground, name).toBeLessThanOrEqual(size.height)
        }
      }
    }
  })

  it('leaves the main thing in sight', () => {
    for (const size of frames) {
      for (const one of scenes) {
        const { placed } = placeScene(one, size, 'main')
        const at = placed.findIndex(({ tag }) => tag === one.tags[0])
        const main = placed[at]
        if (!main) throw new Error(`${one.tags[0]} is not placed`)
        const hidden = placed.slice(at + 1).map((front) => coveredArea(front, main))
        const share = hidden.reduce((sum, area) => sum + area, 0) / (main.width * main.height)
        expect(share, `${one.tags} in ${size.width}×${size.height}`).toBeLessThan(0.45)
      }
    }
  })

  it('has a caption of exactly its tags, which begins by saying that it is drawn', () => {
    expect(captionScene(['school', 'crane', 'hardhat'], 'ar')).toBe(
      'رسم توضيحي: مدرسة ورافعة برجية وخوذة سلامة',
    )
    expect(captionScene(['school', 'crane', 'hardhat'], 'en')).toBe(
      'Illustration: school, tower crane and hard hat',
    )
    for (const locale of locales) {
      const { things } = { ar: arScenes, en: enScenes }[locale].scene
      for (const { tags } of scenes) {
        const start = { ar: 'رسم توضيحي: ', en: 'Illustration: ' }[locale]
        const names = captionScene(tags, locale).slice(start.length)
        expect(captionScene(tags, locale).startsWith(start)).toBe(true)
        expect(
          names.split({ ar: ' و', en: /, | and / }[locale] ?? '').length,
        ).toBeGreaterThanOrEqual(tags.length)
        for (const tag of tags) expect(names).toContain(things[tag])
      }
    }
  })

  it('of content names two to six different things', () => {
    const tags = (...names: string[]) => v.safeParse(scene, { tags: names }).success
    expect(tags('school', 'crane')).toBe(true)
    expect(tags('school')).toBe(false)
    expect(tags('school', 'school')).toBe(false)
    expect(tags('school', 'castle')).toBe(false)
    expect(tags('school', 'crane', 'hardhat', 'digger', 'plan', 'frame', 'box')).toBe(false)
  })
})
