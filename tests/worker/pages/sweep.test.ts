import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { longestTitle } from '#domain/content/entry'
import { directions, locales, localPath, otherLocale, splitPath } from '#domain/site/locale'
import {
  feedPath,
  hasFeed,
  isFixed,
  matchRoute,
  routeNames,
  routeOf,
  routePath,
} from '#domain/site/routes'
import {
  type Crawled,
  crawl,
  deadAnchors,
  findWrong,
  type Graph,
  isFile,
  isForeign,
  localeOf,
  named,
  nameOf,
} from '../../support/crawl'
import { findDocumentErrors } from '../../support/markup'
import { findUnstyled, readNeededClasses, styleOf } from '../../support/page-style'
import { isSoak, some } from '../../support/sample'
import { origin, readingSite, type Site } from '../../support/site'
import { attributeOf, wordsOf } from '../../support/tree'

let site: Site
let found: Map<string, Crawled>
let pages: Crawled[]
beforeAll(async () => {
  site = await readingSite()
  const unlisted = routeNames.filter(isFixed).map((name) => routePath(name, 'ar'))
  found = await crawl(site, ['/', ...unlisted, ...unlisted.map((path) => localPath(path, 'en'))])
  // The canonical URL of a prefilled form is that of the empty form, that of a chart in a frame its
  // dataset's.
  const own = [...found.values()].filter(({ path }) => !/\/(?:contact\?|embed\/)/.test(path))
  pages = own.filter(({ html, status }) => html !== '' && status === 200)
}, 300_000)

const wrong = (check: (page: Crawled) => unknown) => findWrong(pages, check)

const openNames = routeNames.filter((name) => routeOf(name).access === 'public')
describe('the whole site', () => {
  it('has no dead link and no dead anchor', () => {
    const dead = [...found.values()].filter(({ status }) => status !== 200 && status !== 302)
    const from = (path: string) => pages.find(({ links }) => links.includes(path))?.path
    expect(dead.map(({ path, status }) => `${from(path)} → ${path}: ${status}`)).toEqual([])
    expect(deadAnchors(found)).toEqual([])
  })

  it('leads to every route that may be listed, and to none that may not', () => {
    const fromHome = new Set<string>()
    const walk = (path: string) => {
      if (fromHome.has(path)) return
      fromHome.add(path)
      for (const link of found.get(path)?.links ?? []) walk(link.replace(/#.*$/, ''))
    }
    for (const start of ['/', '/en']) walk(start)
    const reached = new Set(
      [...fromHome].map((path) => matchRoute(splitPath(path.split('?')[0] ?? '').path)?.name),
    )
    expect(routeNames.filter((name) => routeOf(name).index && !reached.has(name))).toEqual([])
  })

  it('has a page of every route in both languages', () => {
    for (const locale of locales) {
      const there = new Set(pages.filter((page) => localeOf(page) === locale).map(nameOf))
      expect(openNames.filter((name) => !there.has(name))).toEqual([])
    }
  })
})

describe('every page', () => {
  it('names its language and direction, and has one heading of the first level', () => {
    expect(
      wrong((page) => {
        const [html] = named(page, 'html')
        const locale = localeOf(page)
        if (!html || attributeOf(html, 'lang') !== locale) return 'lang'
        if (attributeOf(html, 'dir') !== directions[locale]) return 'dir'
        if (!/^<!DOCTYPE html><html .*<\/html>$/s.test(page.html)) return 'not a whole document'
        const [heading, ...more] = named(page, 'h1')
        if (!heading || more.length > 0) return `${named(page, 'h1').length} h1`
        return wordsOf(heading).trim() === '' && 'an empty h1'
      }),
    ).toEqual([])
  })

  it('is valid HTML, one of each kind', { timeout: 240_000 }, async () => {
    // In one of the languages, in turn.
    const languages = new Map<string | undefined, string | undefined>(
      openNames.map((name, at) => [name, locales[at % locales.length]]),
    )
    const taken = pages.filter((page) => languages.get(nameOf(page)) === localeOf(page))
    const kinds = new Map(taken.map((page) => [nameOf(page), page]))
    const errors: string[] = []
    for (const page of isSoak ? pages : kinds.values()) {
      const found = await findDocumentErrors(page.html)
      errors.push(...found.map((error) => `${page.path}: ${error}`))
    }
    expect(errors).toEqual([])
    expect(kinds.size).toBe(openNames.length)
  })

  it('asks whether it was useful and what to improve, save search and mail links', () => {
    expect(
      wrong((page) => {
        const name = nameOf(page)
        const isAsking = name !== undefined && routeOf(name).feedback
        const shown = ['id="feedback"', 'id="suggestion"'].filter((id) => page.html.includes(id))
        return shown.length !== (isAsking ? 2 : 0) && `${shown.length} of its forms`
      }),
    ).toEqual([])
  })

  it('names the feed of its list, and of no other', () => {
    expect(
      wrong((page) => {
        const name = nameOf(page)
        // That of a query is checked in tests/worker/search/feed.test.ts.
        if (name === 'search') return false
        const feeds = named(page, 'link').filter(
          (link) => attributeOf(link, 'type') === 'application/atom+xml',
        )
        const wanted = name && hasFeed(name) ? feedPath(name, localeOf(page)) : undefined
        const hrefs = feeds.map((link) => attributeOf(link, 'href'))
        return hrefs.join() !== (wanted ?? '') && `the feeds ${hrefs.join()}`
      }),
    ).toEqual([])
  })

  it('gives each of its ids once', () => {
    expect(
      wrong(({ elements }) => {
        const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? [])
        const twice = ids.filter((id, at) => ids.indexOf(id) < at)
        return twice.length > 0 && twice.join(', ')
      }),
    ).toEqual([])
  })

  it('has no preload in its content, which the browser would draw anew for it', () => {
    expect(wrong(({ html }) => /<main.*<link/s.test(html))).toEqual([])
  })

  it('goes down its headings one by one', () => {
    expect(
      wrong(({ elements }) => {
        let last = 0
        for (const { tagName } of elements) {
          const level = /^h([1-6])$/.exec(tagName)?.[1]
          if (!level) continue
          // Header and footer are outside the heading order of the page content.
          if (last > 0 && Number(level) > last + 1) return `${tagName} after h${last}`
          last = Number(level)
        }
      }),
    ).toEqual([])
  })

  it('points to itself and, with its twin, to each other', () => {
    expect(
      wrong((page) => {
        const links = named(page, 'link')
        const hrefs = (rel: string, language?: string) =>
          links
            .filter((link) => attributeOf(link, 'rel') === rel)
            .filter((link) => !language || attributeOf(link, 'hreflang') === language)
            .map((link) => attributeOf(link, 'href'))
        const [canonical, ...more] = hrefs('canonical')
        const [bare = ''] = hrefs('alternate', 'ar')
        if (more.length > 0 || canonical !== origin + page.path) return `canonical ${canonical}`
        const twin = hrefs('alternate', otherLocale(localeOf(page)))[0]?.slice(origin.length)
        const back = twin === undefined ? undefined : found.get(twin)
        if (!back) return `its twin ${twin} is nowhere`
        const returns = named(back, 'link').some(
          (link) =>
            attributeOf(link, 'hreflang') === localeOf(page) &&
            attributeOf(link, 'href') === canonical,
        )
        if (!returns) return 'its twin does not point back'
        return hrefs('alternate', 'x-default')[0] !== bare && 'x-default'
      }),
    ).toEqual([])
  })

  it('has a title and a description of its own', () => {
    const titles = new Map<string, string>()
    expect(
      wrong((page) => {
        const [title] = named(page, 'title')
        const text = title ? wordsOf(title).trim() : ''
        const description = named(page, 'meta').find(
          (meta) => attributeOf(meta, 'name') === 'description',
        )
        const described = description ? (attributeOf(description, 'content') ?? '') : ''
        if (described.length < 20 || described.length > 200) return `description "${described}"`
        if (text.length > longestTitle) return `title "${text}"`
        const other = titles.get(`${localeOf(page)} ${text}`)
        titles.set(`${localeOf(page)} ${text}`, page.path)
        return other && `${text} is also the title of ${other}`
      }),
    ).toEqual([])
  })

  it('says nothing in the other language that is not marked as such', () => {
    expect(
      wrong((page) => {
        const locale = localeOf(page)
        const [body] = named(page, 'body')
        const [title] = named(page, 'title')
        const shown = body ? wordsOf(body, (element) => isForeign(element, locale)) : ''
        const text = `${title ? wordsOf(title) : ''}\n${shown}`
        const foreign =
          locale === 'en'
            ? /[\u0600-\u06ff]{2,}[^\n]{0,30}/.exec(text)
            : /(?:[A-Za-z]{3,}[ ,]+){2}[A-Za-z]{3,}/.exec(text)
        return foreign?.[0]
      }),
    ).toEqual([])
  })

  it('tells search engines of itself in valid JSON-LD', () => {
    expect(
      wrong((page) => {
        const blocks = named(page, 'script').filter(
          (script) => attributeOf(script, 'type') === 'application/ld+json',
        )
        const [block] = blocks
        if (!block || blocks.length !== 1) return `${blocks.length} blocks`
        const [text] = block.childNodes
        const graph = JSON.parse(text && 'value' in text ? text.value : '') as Graph
        if (graph['@context'] !== 'https://schema.org') return 'no context'
        const types = graph['@graph'].map((node) => node['@type'])
        if (types.some((type) => typeof type !== 'string')) return 'a node without a type'
        if (!types.includes('WebPage')) return 'no WebPage'
        return nameOf(page) !== 'home' && !types.includes('BreadcrumbList') && 'no crumbs'
      }),
    ).toEqual([])
  })

  it('has the rules of its drawings and cards', () => {
    const styled = readNeededClasses()
    expect(styled.size).toBeGreaterThan(20)
    expect(wrong((page) => findUnstyled(page, styled).join(', '))).toEqual([])
  })

  it('has at most 12 KB of styles in it', () => {
    const sizes = new Map<string, number>()
    expect(
      wrong((page) => {
        const css = styleOf(page)
        const size = sizes.get(css) ?? brotliCompressSync(css).byteLength
        sizes.set(css, size)
        if (css === '') return 'none'
        return size > 12 * 1_024 && `${size} bytes`
      }),
    ).toEqual([])
    expect(sizes.size).toBeGreaterThan(30)
  })

  it('has at most 40 KB of HTML', () => {
    const weighed = new Set(some(pages, 120))
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
    expect(
      wrong((page) => {
        const size = weighed.has(page) ? brotliCompressSync(page.html, quick).byteLength : 0
        return size > 40 * 1_024 && `${size} bytes`
      }),
    ).toEqual([])
  })
})

it('answers with files where it leads to files', () => {
  const files = [...found.values()].filter(({ path }) => isFile(path))
  expect(files.filter(({ status, path }) => status !== 200 && !path.includes('/latest.'))).toEqual(
    [],
  )
})
