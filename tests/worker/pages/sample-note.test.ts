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
])('%s says once that its records are sample data', async (path) => {
  expect(await notesOf(path)).toEqual(['Sample content: not real and not binding.'])
})

it('a list with sample records among others says that some are', async () => {
  const some = 'Some of the content here is a sample: not real and not binding.'
  expect(await notesOf('/en/faq')).toEqual([some])
})

it.each(['/contact', '/cookies', '/en/open-api', '/search?q=x'])(
  '%s, which shows no records, does not say so',
  async (path) => {
    expect(await notesOf(path)).toEqual([])
  },
)
