import { globSync, readFileSync } from 'node:fs'
import type { CSSOptions } from 'vite'
import { findConstants, replaceConstants } from './constant-properties.ts'

type PostcssPlugin = NonNullable<
  Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']
>[number]

/** Properties that the worker sets by name (worker/render/inline-assets.ts). */
const namedByWorker = ['--host']

/** Sheets of pages behind a login, which do not change the bytes of public pages. */
const closedSheets = /\/(?:desk[\w-]*|profile-[\w-]*|day-squares|working-days|danger-button)\.css$/

const property = /--[a-z][\w-]*/g

function countUses(sheets: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>()
  const declared = /(?<=[{;(\s])--[a-z][\w-]*(?=\s*[:,)])/g
  for (const [name] of sheets.flatMap((sheet) => [...sheet.matchAll(declared)])) {
    if (!namedByWorker.includes(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return uses
}

function namesByUse(sheets: readonly string[]): string[] {
  return [...countUses(sheets)]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name]) => name)
}

/**
 * Short names for the custom properties of the sheets, the shortest for the most used; those of
 * `others` alone come last.
 */
export function shortNames(
  sheets: readonly string[],
  others: readonly string[] = [],
): Map<string, string> {
  const names = new Set([...namesByUse(sheets), ...namesByUse(others)])
  return new Map([...names].map((name, at) => [name, `--${at.toString(36)}`]))
}

/**
 * Replaces constants by their values and shortens the other custom properties in all built sheets:
 * saves 700 bytes of inlined styles per page.
 */
export function shortProperties(): PostcssPlugin {
  const files = globSync('client/styles/*.css').sort()
  const sheets = files.map((file) => readFileSync(file, 'utf8'))
  const constants = findConstants(sheets)
  for (const name of namedByWorker) constants.delete(name)
  const readAs = (isClosed: boolean) =>
    files.flatMap((file, at) =>
      closedSheets.test(file) === isClosed ? [replaceConstants(sheets[at] ?? '', constants)] : [],
    )
  const names = shortNames(readAs(false), readAs(true))
  const shorten = (text: string) => text.replace(property, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'short-properties',
    Once(root) {
      root.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) {
          declaration.remove()
          return
        }
        declaration.prop = shorten(declaration.prop)
        declaration.value = shorten(replaceConstants(declaration.value, constants))
      })
    },
  }
}
