import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIconData } from '@iconify/utils'
import type { Plugin } from 'vite'
import { brandIcons, frameIcons, liveIcons, lucideIcons } from '../../client/ui/icons/icon-names.ts'

type IconifyJSON = Parameters<typeof getIconData>[0]

const require = createRequire(import.meta.url)

const iconNames = { lucide: lucideIcons, 'simple-icons': brandIcons }

/** Attributes that the stylesheet sets for all icons, removed from the markup. */
const cssAttributes =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:width="2"|linecap="round"|linejoin="round"))/g

function collection(name: string): IconifyJSON {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
}

function bodyOf(set: IconifyJSON, name: string): string {
  const icon = getIconData(set, name)
  if (!icon) throw new Error(`no icon "${name}" in ${set.prefix}`)
  return icon.body
}

/** The icons used on the site as Iconify collections, with complete markup. */
export function iconSets(): Record<string, IconifyJSON> {
  return Object.fromEntries(
    Object.entries(iconNames).map(([collectionName, names]) => {
      const set = collection(collectionName)
      const icons = Object.fromEntries(names.map((name) => [name, { body: bodyOf(set, name) }]))
      const { prefix, width, height } = set
      return [collectionName, { prefix, icons, width, height }]
    }),
  )
}

type Bodies = Record<string, string>

/**
 * All brand icons as one file that pages refer to: inlined, those in the footer would be a tenth of
 * a page's bytes. The file name contains a content hash, so the file is cached permanently.
 */
export function brandSprite() {
  const set = collection('simple-icons')
  const marks = brandIcons.map((name) => `<g id="${name}">${bodyOf(set, name)}</g>`)
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${marks.join('')}</svg>`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `assets/brands-${hash}.svg`, text }
}

/** Inner markup of every icon the site uses; an unknown name fails the build. */
export function iconBodies(): Bodies {
  const { file } = brandSprite()
  const lucide = collection('lucide')
  return Object.fromEntries([
    ...lucideIcons.map((name) => [name, bodyOf(lucide, name).replace(cssAttributes, '')]),
    ...brandIcons.map((name) => [`brand-${name}`, `<use href="/${file}#${name}"/>`]),
  ])
}

function pick(isWanted: (name: string) => boolean): Bodies {
  return Object.fromEntries(Object.entries(iconBodies()).filter(([name]) => isWanted(name)))
}

const includes = (names: readonly string[]) => (name: string) => names.includes(name)

/** Icons that the browser needs for hydration. */
export function liveIconBodies(): Bodies {
  return pick(includes(liveIcons))
}

/** Icons for client-side navigation; the browser never renders those of header and footer. */
export function laterIconBodies(): Bodies {
  return pick((name) => !includes([...liveIcons, ...frameIcons])(name))
}

/** Provides the build's icons to modules of the site that run in Node. */
export const iconsModule: Plugin = {
  name: 'icons-module',
  resolveId: (id) => (id === 'virtual:icons' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:icons' ? `export const icons = ${JSON.stringify(iconBodies())}` : undefined,
}
