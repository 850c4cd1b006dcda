import { afterAll, beforeAll, expect, it } from 'vitest'
import { localPath } from '#domain/site/locale'
import { tagsOf } from '../../support/html'
import { openSite, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ settings: { videoHosts: ['youtu.be', 'video.example.com'] } })
})
afterAll(() => site.close())

async function read(path: string, from = site) {
  const response = await from.ask(path)
  const tags = tagsOf(await response.text())
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    modules: tags.filter(({ attributes }) => 'data-players' in attributes).length,
    cards: tags.filter(({ attributes }) => 'data-video' in attributes).length,
    playable: tags.filter(({ attributes }) => 'data-player' in attributes).length,
    frames: /frame-src ([^;]*)/.exec(policy)?.[1] ?? null,
    embedder: response.headers.get('cross-origin-embedder-policy'),
  }
}

const paths = ['/youtube', '/media-center/video-gallery'].flatMap((path) => [
  path,
  localPath(path, 'en'),
])

it.each(paths)('no video plays on %s unless the settings allow its host', async (path) => {
  const { cards, ...rest } = await read(path, await readingSite())
  expect(cards).toBeGreaterThan(0)
  expect(rest).toEqual({ modules: 0, playable: 0, frames: null, embedder: 'credentialless' })
})

it.each(paths)('the policy of %s lets in the players of the allowed hosts', async (path) => {
  const { cards, ...rest } = await read(path)
  expect(rest).toEqual({
    modules: 1,
    playable: cards,
    frames: 'https://www.youtube-nocookie.com https://video.example.com',
    embedder: 'unsafe-none',
  })
})

it('a page without videos lets none in', async () => {
  const { frames, modules, embedder } = await read('/en/faq')
  expect({ frames, modules, embedder }).toEqual({
    frames: null,
    modules: 0,
    embedder: 'credentialless',
  })
})
