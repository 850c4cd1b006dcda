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
]
let folder = ''

const guide = readFileSync('docs/contributing.md', 'utf8')
const section = /\n## A designed page\n.*?(?=\n## )/s.exec(guide)?.[0] ?? ''
const [kind, kindLine, , route, texts, payload, ar, en, loader, page] = [
  ...section.matchAll(/```\w+\n(.*?)```/gs),
].map(([, code = '']) => code)

function add(file: string, text = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function insertAfter(file: string, line: RegExp, text = ''): void {
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(line, (found) => found + text)
  expect([file, after]).not.toEqual([file, before])
  writeFileSync(join(folder, file), after)
}

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

it.runIf(isSoak)('the page that docs/contributing.md adds is one that compiles', () => {
  folder = mkdtempSync(join(tmpdir(), 'example-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  add('domain/content/about/partner.ts', kind)
  insertAfter('domain/content/kinds.ts', /^/, `import { partner } from './about/partner'\n`)
  insertAfter('domain/content/kinds.ts', /^export const kinds = \{\n/m, kindLine)
  insertAfter('domain/site/routes/about.ts', /^export const aboutRoutes = \{\n/m, route)
  insertAfter('domain/site/routes/about.ts', /^export const aboutTexts = \{\n/m, texts)
  add('client/pages/about/partners/payload.ts', payload)
  add('client/pages/about/partners/page.tsx', page)
  add('client/pages/about/partners/partners.css')
  add('worker/pages/about/partners.ts', loader)
  add('client/pages/about/partners/ar.ts', ar)
  add('client/pages/about/partners/en.ts', en)
  run('-e', `import('./build/page-tables.ts').then((tables) => tables.writePageTables())`)
  expect(readFileSync(join(folder, 'worker/pages/loaders.ts'), 'utf8')).toContain('loadPartners,')
  const tsc = join('node_modules', '.bin', 'tsc')
  expect(run(tsc, '--noEmit', '-p', 'tsconfig.json')).toBe('')
  expect(run(tsc, '--noEmit', '-p', 'tsconfig.client.json')).toBe('')
})
