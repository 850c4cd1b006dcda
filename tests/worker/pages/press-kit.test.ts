import { describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { tagsOf } from '../../support/html'
import { readingSite } from '../../support/site'

describe.each(locales)('the press kit in %s', (locale) => {
  const path = localPath('/media-center/media/press-kit', locale)

  async function readLinks(): Promise<string[]> {
    const site = await readingSite()
    const html = await (await site.ask(path)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    return tagsOf(main).flatMap(({ name, attributes }) =>
      name === 'a' && attributes.href ? [attributes.href] : [],
    )
  }

  it('leads to files of the logo, which are there', async () => {
    const files = (await readLinks()).filter((href) => href.startsWith('/files/brand/'))
    expect(files).toContain('/files/brand/logo-ar.svg')
    expect(files.length).toBeGreaterThanOrEqual(5)
    const site = await readingSite()
    for (const file of files) {
      const { status, headers } = await site.ask(file)
      expect([file, status, headers.get('content-type')?.startsWith('image/')]).toEqual([
        file,
        200,
        true,
      ])
    }
  })

  it('leads to the brand files', async () => {
    expect(await readLinks()).toContain(localPath('/media-center/brand-files', locale))
  })
})
