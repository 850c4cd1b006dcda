import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { getIconData } from '@iconify/utils'
import { brandIcons, lucideIcons } from '../client/ui/icon-names.ts'

const require = createRequire(import.meta.url)

function collection(name: string): IconifyJSON {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))
}

function bodiesOf(set: IconifyJSON, names: readonly string[], prefix: string): [string, string][] {
  return names.map((name) => {
    const icon = getIconData(set, name)
    if (!icon) throw new Error(`no icon "${name}" in ${set.prefix}`)
    return [`${prefix}${name}`, icon.body.replaceAll(' stroke-width="2"', '')]
  })
}

/** The inner markup of every icon the site names; an unknown name fails the build. */
export function iconBodies(): Record<string, string> {
  return Object.fromEntries([
    ...bodiesOf(collection('lucide'), lucideIcons, ''),
    ...bodiesOf(collection('simple-icons'), brandIcons, 'brand-'),
  ])
}
