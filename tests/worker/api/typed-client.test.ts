import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript'
import { beforeAll, expect, it } from 'vitest'
import { newState } from '../../support/runtime'
import { readingSite, type Site } from '../../support/site'
import { readOpenApi } from './openapi'

const run = promisify(execFile)
const example = 'docs/examples/api-client.ts'

let site: Site
let folder: string
beforeAll(async () => {
  site = await readingSite()
  folder = newState()
  const { document } = await readOpenApi(site)
  const types = await openapiTypescript(document as unknown as OpenAPI3)
  writeFileSync(join(folder, 'api-types.ts'), types)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  cpSync(example, join(folder, 'client.ts'))
})

/** Errors of the compiler for a file of the folder; empty if it compiles. */
async function compile(file: string): Promise<string> {
  const options =
    '--ignoreConfig --noEmit --strict --module nodenext --target esnext --skipLibCheck'.split(' ')
  const types = ['--allowImportingTsExtensions', '--typeRoots', 'node_modules/@types']
  const command = ['--types', 'node', ...options, ...types, join(folder, file)]
  return run('node_modules/.bin/tsc', command).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

it('the typed client of the docs compiles with generated types, and knows the fields', async () => {
  expect(await compile('client.ts')).toBe('')
  const wrong = readFileSync(example, 'utf8').replaceAll('endsOn', 'endedOn')
  writeFileSync(join(folder, 'wrong.ts'), wrong)
  expect(await compile('wrong.ts')).toContain("Property 'endedOn' does not exist")
}, 120_000)

it('the typed client of the docs reads the whole list', async () => {
  const { origin } = await site.address()
  const { stdout } = await run(process.execPath, [join(folder, 'client.ts'), origin])
  const list = await site.ask('/api/v1/agreements?limit=100&lang=en')
  const { items } = (await list.json()) as { items: { title: string; endsOn: string }[] }
  expect(items.length).toBeGreaterThan(5)
  expect(stdout.trim().split('\n')).toEqual(items.map(({ title, endsOn }) => `${endsOn}  ${title}`))
})
