import { describe, expect, it } from 'vitest'
import { childPages, splitKnownPath } from '#domain/site/known-path'

describe('a path that no page has', () => {
  it.each([
    ['/nope', [], 'nope'],
    ['/media-center/newz', ['mediaCenter'], 'newz'],
    ['/Media-Center/newz', ['mediaCenter'], 'newz'],
    ['/media-center/news/nope/more', ['mediaCenter', 'news'], 'nope/more'],
    ['/faq?page=9999', ['faq'], '?page=9999'],
    ['/aboutUs/nobody', ['ourStory'], 'nobody'],
    ['/profile/nope', [], 'profile/nope'],
    ['/media-center/news', ['mediaCenter'], 'news'],
  ])('%s is split after its last known part', (path, pages, rest) => {
    expect(splitKnownPath(path)).toEqual({ pages, rest })
  })
})

it('the pages below another are open to everyone', () => {
  expect(childPages('mediaCenter')).toContain('news')
  expect(childPages('newsletter')).toEqual([])
})
