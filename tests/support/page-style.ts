import { globSync, readFileSync } from 'node:fs'
import { type Crawled, named } from './crawl'
import { attributeOf } from './tree'

/** The style sheet in the head of a page. */
export function styleOf(page: Pick<Crawled, 'elements'>): string {
  const [text] = named(page, 'style')[0]?.childNodes ?? []
  return text && 'value' in text ? text.value : ''
}

function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].flatMap(([, name]) => name ?? [])
}

/** Drawings without their rules are black, and only the title of a card leads on. */
const needed = /^(?:card-link|map|term-chart|record-chart|journey)(?:_|-|$)/

/** Classes that any sheet styles. */
export function readStyledClasses(): Set<string> {
  const files = globSync('client/**/*.css')
  return new Set(files.flatMap((file) => classesIn(readFileSync(file, 'utf8'))))
}

/** Those of drawings and links of cards. */
export function readNeededClasses(): Set<string> {
  return new Set([...readStyledClasses()].filter((name) => needed.test(name)))
}

/** Those of them that a page uses and other pages style, but not this one. */
export function findUnstyled(
  page: Pick<Crawled, 'elements'>,
  styled: ReadonlySet<string>,
): string[] {
  const own = new Set(classesIn(styleOf(page)))
  const used = page.elements.flatMap((element) => attributeOf(element, 'class')?.split(/\s+/) ?? [])
  return [...new Set(used)].filter((name) => styled.has(name) && !own.has(name))
}
