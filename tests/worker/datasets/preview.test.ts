import { beforeAll, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import { mainOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

it.each(locales)('the preview of a dataset has no machine names: %s', async (locale) => {
  const prefix = locale === 'en' ? '/en' : ''
  const page = await (await site.ask(`${prefix}/open-data/framework-agreements`)).text()
  const table = page.match(/aria-labelledby="rows"[\s\S]*?<\/table>/)?.[0] ?? ''
  const texts = [...table.matchAll(/<th scope="col">([^<]+)/g)].map(([, text]) => text)
  expect(texts).toEqual(
    locale === 'ar'
      ? ['الاتفاقية', 'النوع', 'تنتهي في', 'نافذة الانضمام', 'المتعاقدون']
      : ['Agreement', 'Type', 'Ends', 'Joining opens', 'Contractors'],
  )
  expect(table).toContain(locale === 'ar' ? 'مفتوحة' : 'Open')
  expect(table).not.toMatch(/_|>(?:open|closed)</)
})

it('the size of a file has a unit of the language', async () => {
  expect(mainOf(await (await site.ask('/open-data/dictionary')).text())).toMatch(/\d كيلوبايت/)
  expect(mainOf(await (await site.ask('/en/open-data/dictionary')).text())).toMatch(/\d kB/)
})
