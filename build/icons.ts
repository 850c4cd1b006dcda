import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIconData } from '@iconify/utils'
import { brandIcons, frameIcons, liveIcons, lucideIcons } from '../client/ui/icons/icon-names.ts'

type IconifyJSON = Parameters<typeof getIconData>[0]

const require = createRequire(import.meta.url)

const named = { lucide: lucideIcons, 'simple-icons': brandIcons }

/** What the style says of every icon of a set, so that the markup need not. */
const setByStyle =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:width="2"|linecap="round"|linejoin="round"))/g

function collection(name: string): IconifyJSON {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
}

function bodyOf(set: IconifyJSON, name: string): string {
  const icon = getIconData(set, name)
  if (!icon) throw new Error(`no icon "${name}" in ${set.prefix}`)
  return icon.body
}

function bodiesOf(set: IconifyJSON, names: readonly string[]): [string, string][] {
  return names.map((name) => [name, bodyOf(set, name).replace(setByStyle, '')])
}

/** The icons the site names as collections of Iconify, each with all that its markup needs. */
export function iconSets(): Record<string, IconifyJSON> {
  return Object.fromEntries(
    Object.entries(named).map(([collectionName, names]) => {
      const set = collection(collectionName)
      const icons = Object.fromEntries(names.map((name) => [name, { body: bodyOf(set, name) }]))
      const { prefix, width, height } = set
      return [collectionName, { prefix, icons, width, height }]
    }),
  )
}

type Bodies = Record<string, string>

/**
 * The brand marks as one file that every page refers to: inlined, those of the footer would be a
 * tenth of a page's bytes. Named by its content, so that it is cached for good.
 */
export function brandSprite() {
  const set = collection('simple-icons')
  const marks = brandIcons.map((name) => `<g id="${name}">${bodyOf(set, name)}</g>`)
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${marks.join('')}</svg>`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `assets/brands-${hash}.svg`, text }
}

/** The inner markup of every icon the site names; an unknown name fails the build. */
export function iconBodies(): Bodies {
  const { file } = brandSprite()
  return Object.fromEntries([
    ...bodiesOf(collection('lucide'), lucideIcons),
    ...brandIcons.map((name) => [`brand-${name}`, `<use href="/${file}#${name}"/>`]),
  ])
}

function pick(isWanted: (name: string) => boolean): Bodies {
  return Object.fromEntries(Object.entries(iconBodies()).filter(([name]) => isWanted(name)))
}

const includes = (names: readonly string[]) => (name: string) => names.includes(name)

/** Those the browser needs at once. */
export function liveIconBodies(): Bodies {
  return pick(includes(liveIcons))
}

/** Those the browser needs once it shows a page without a new document: never those of the frame. */
export function laterIconBodies(): Bodies {
  return pick((name) => !includes([...liveIcons, ...frameIcons])(name))
}
