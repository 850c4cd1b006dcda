import { beforeAll, expect, it } from 'vitest'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

/** The sentences about sample data on a page. */
const notesOf = async (path: string) => {
  const response = await site.ask(path)
  expect(response.status).toBe(200)
  return [...(await response.text()).matchAll(/class="sample-note">([^<]*)/g)].map(
    ([, text]) => text,
  )
}

it.each([
  '/en/services',
  '/en/services/spending-review',
  '/en/framework-agreements/printing-supplies',
  '/en/media-center/news',
  '/en/knowledge/sections/books/value-engineering-guide',
  '/en/privacy-policy',
  '/en/aboutUs/directors',
  '/en/open-data/statistics',
  '/en/media-center/newsletter',
  '/en/media-center/invitation',
])('%s says once that its records are sample data', async (path) => {
  expect(await notesOf(path)).toEqual(['Sample content: not real and not binding.'])
})

it.each(['/en/faq', '/en/search?q=halls'])(
  '%s, with some sample records, says so',
  async (path) => {
    const some = 'Some of the content here is a sample: not real and not binding.'
    expect(await notesOf(path)).toEqual([some])
  },
)

it.each(['/contact', '/cookies', '/en/open-api'])(
  '%s, which shows no records, does not say so',
  async (path) => {
    expect(await notesOf(path)).toEqual([])
  },
)
