import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listModules } from './modules'

const modules = listModules('{client,worker,domain,db,build}/**/*.{ts,tsx}').filter(
  (file) => !/^domain\/messages\/(?:ar|en)\/|\.d\.ts$/.test(file),
)
const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm

/** Names that a module exports; overloads and a type beside its value have one. */
function readExports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(declaration)
  return [...new Set(Array.from(found, ([, name = '']) => name))]
}

it('two exports never share a name', () => {
  const exported = modules.flatMap((file) => readExports(file).map((name) => ({ name, file })))
  expect(exported.length).toBeGreaterThan(modules.length)
  const shared = [...Map.groupBy(exported, ({ name }) => name)].filter(
    ([, places]) => places.length > 1,
  )
  const described = shared.map(
    ([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`,
  )
  expect(described).toEqual([])
})
