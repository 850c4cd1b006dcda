import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isSoak } from '../support/sample'

const copied = [
  'build',
  'client',
  'db',
  'domain',
  'worker',
  'package.json',
  'tsconfig.json',
  'tsconfig.client.json',
  'worker-configuration.d.ts',
  'biome.json',
  '.gitignore',
]
let folder = ''
/** Files that the examples add or change. */
const touched = new Set<string>()

const guide = readFileSync('docs/contributing.md', 'utf8')

/** The excerpts of code in a section. */
function excerptsOf(title: string): string[] {
  const [, section = ''] = guide.split(new RegExp(`^## (?=${title}$)`, 'm'))
  const [text = ''] = section.split(/^## /m)
  return [...text.matchAll(/```(?:tsx?|css)\n(.*?)```/gs)].map(([, code = '']) => code)
}

function add(file: string, text = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  touched.add(file)
}

function insertAfter(file: string, line: RegExp, text = ''): void {
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(line, (found) => found + text)
  expect([file, after]).not.toEqual([file, before])
  add(file, after)
}

/** The lines of an excerpt at the depth of an object's fields. */
const atDepth = (depth: number, text = '') => text.replace(/^(?=.)/gm, '  '.repeat(depth))

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

function addDesignedPage(): void {
  const [kind, kindLine, route, texts, payload, ar, en, loader, page, sheet] =
    excerptsOf('A designed page')
  const routes = 'domain/site/routes/about.ts'
  const pageFolder = 'client/pages/about/partners'
  const partner = "import { partner } from './about/partner'\n"
  add('domain/content/about/partner.ts', kind)
  insertAfter('domain/content/kinds.ts', /^import .* from '.\/about\/our-story'\n/m, partner)
  insertAfter('domain/content/kinds.ts', /^export const kinds = \{\n/m, atDepth(1, kindLine))
  insertAfter(routes, /^export const aboutRoutes = \{\n/m, atDepth(1, route))
  insertAfter(routes, /^export const aboutTexts = \{\n/m, atDepth(1, texts))
  add(`${pageFolder}/payload.ts`, payload)
  add(`${pageFolder}/page.tsx`, page)
  add(`${pageFolder}/partners.css`, sheet)
  add('worker/pages/about/partners.ts', loader)
  add(`${pageFolder}/ar.ts`, ar)
  add(`${pageFolder}/en.ts`, en)
}

function addDeskPage(): void {
  const [route, arName, enName, staffData, handler, ar, en, page] = excerptsOf('A page of the desk')
  const pageFolder = 'client/staff/pages/holidays'
  insertAfter(
    'domain/staff/staff-routes.ts',
    /^export const staffRoutes = \{\n/m,
    atDepth(1, route),
  )
  insertAfter('domain/messages/ar/staff.ts', /^ {4}pages: \{\n/m, atDepth(3, arName))
  insertAfter('domain/messages/en/staff.ts', /^ {4}pages: \{\n/m, atDepth(3, enName))
  add('domain/staff/holidays.ts', staffData)
  add('worker/staff/holidays.ts', handler)
  add(`${pageFolder}/ar.ts`, ar)
  add(`${pageFolder}/en.ts`, en)
  add(`${pageFolder}/page.tsx`, page)
}

it.runIf(isSoak)('the pages that docs/contributing.md adds compile and pass Biome', () => {
  folder = mkdtempSync(join(tmpdir(), 'example-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  addDesignedPage()
  addDeskPage()
  run('build/write-page-tables.ts')
  expect(readFileSync(join(folder, 'worker/pages/loaders.ts'), 'utf8')).toContain('loadPartners,')
  const tsc = join('node_modules', '.bin', 'tsc')
  const biome = join('node_modules', '.bin', 'biome')
  const checked = run(biome, 'check', ...touched)
  expect(checked).toMatch(new RegExp(`^Checked ${touched.size} files .* No fixes applied\\.\\s*$`))
  expect(run(tsc, '--noEmit', '-p', 'tsconfig.json')).toBe('')
  expect(run(tsc, '--noEmit', '-p', 'tsconfig.client.json')).toBe('')
})
