import { beforeAll, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { findTag } from '../../support/html'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

it.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?page=%D9%A2', '?page=2'],
  ['?page=%DB%B2', '?page=2'],
  ['?page=02', '?page=2'],
  ['?page=2%D8%8C', '?page=2'],
  ['?page=%D9%A1', ''],
  ['?year=%D9%A2%D9%A0%D9%A2%D9%A5', '?year=2025'],
  ['?year=2025&month=3', '?year=2025&month=03'],
  ['?year=%DB%B2%DB%B0%DB%B2%DB%B5&month=%DB%B3', '?year=2025&month=03'],
])('the list of news reads %s as %s', async (query, canonical) => {
  for (const locale of locales) {
    const path = localPath('/media-center/news', locale)
    const response = await site.ask(path + query)
    const link = findTag(await response.text(), 'link', { rel: 'canonical' })?.attributes.href
    expect([response.status, link]).toEqual([200, origin + path + canonical])
  }
})
