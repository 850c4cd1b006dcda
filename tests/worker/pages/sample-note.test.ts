import { beforeAll, expect, it } from 'vitest'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const notesOf = async (path: string) => {
  const response = await site.ask(path)
  expect(response.status).toBe(200)
  return (await response.text()).split('class="sample-note"').length - 1
}

it.each([
  '/services',
  '/en/services/spending-review',
  '/framework-agreements/printing-supplies',
  '/en/media-center/news',
  '/knowledge/sections/books/value-engineering-guide',
  '/en/privacy-policy',
  '/aboutUs/directors',
])('%s says once that its records are sample data', async (path) => {
  expect(await notesOf(path)).toBe(1)
})

it.each(['/contact', '/cookies', '/en/open-api', '/search?q=x', '/faq'])(
  '%s, which is not made of sample records alone, does not say so',
  async (path) => {
    expect(await notesOf(path)).toBe(0)
  },
)
