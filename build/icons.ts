import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIconData } from '@iconify/utils'
import { brandIcons, lucideIcons } from '../client/ui/icon-names.ts'

type IconifyJSON = Parameters<typeof getIconData>[0]

const require = createRequire(import.meta.url)

/** What the style says of every icon of a set, so that the markup need not. */
const setByStyle =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:width="2"|linecap="round"|linejoin="round"))/g

function collection(name: string): IconifyJSON {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
}

function bodiesOf(set: IconifyJSON, names: readonly string[], prefix: string): [string, string][] {
  return names.map((name) => {
    const icon = getIconData(set, name)
    if (!icon) throw new Error(`no icon "${name}" in ${set.prefix}`)
    return [`${prefix}${name}`, icon.body.replace(setByStyle, '')]
  })
}

/** The inner markup of every icon the site names; an unknown name fails the build. */
export function iconBodies(): Record<string, string> {
  return Object.fromEntries([
    ...bodiesOf(collection('lucide'), lucideIcons, ''),
    ...bodiesOf(collection('simple-icons'), brandIcons, 'brand-'),
  ])
}
