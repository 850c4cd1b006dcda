import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findCycles, listModules, readImports } from './modules'

type Layer = 'domain' | 'db' | 'client' | 'worker'
const layers: readonly Layer[] = ['domain', 'db', 'client', 'worker']

/** Layers that each layer may import from: imports run one way (docs/architecture.md). */
const allowed: Record<Layer, readonly Layer[]> = {
  domain: ['domain'],
  db: ['db', 'domain'],
  client: ['client', 'domain'],
  worker: ['worker', 'domain', 'db', 'client'],
}

/** Levels of the client: a part may import from its own level and earlier ones. */
const levels = ['ui', 'forms', 'widgets', 'layouts', 'pages']
const foundations = ['client/i18n.ts']

const modules = listModules('{domain,db,client,worker}/**/*.{ts,tsx}')
const imports = modules.flatMap(readImports)
const layerOf = (path: string) => layers.find((layer) => path.startsWith(`${layer}/`))
const levelOf = (path: string) => levels.findIndex((level) => path.startsWith(`client/${level}/`))
const describeImport = ({ from, specifier }: (typeof imports)[number]) =>
  `${from} imports ${specifier}`

const root = 'worker/app'

/** The folder of the worker that a module belongs to; a module in the layer's root is its own. */
function folderOf(path: string): string {
  if (!path.startsWith('worker/')) return ''
  return path.split('/').slice(0, 2).join('/')
}

describe('imports', () => {
  it('are read from every module', () => {
    expect(modules.length).toBeGreaterThan(500)
    expect(imports.length).toBeGreaterThan(modules.length)
  })

  it('run one way between layers', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [layerOf(from), layerOf(to)]
      return own && other && !allowed[own].includes(other)
    })
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('reach from the worker into the client only for its renderers, translators and the types of payloads', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('worker/') &&
        to.startsWith('client/') &&
        !/^client\/(?:render(?:-chart|-regions)?|staff\/render-staff)\.tsx$/.test(to) &&
        to !== 'client/translators.ts' &&
        !/^client\/pages\/(?:\w+\/[a-z-]+\/payload|payloads)\.ts$/.test(to),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('write # between layers and relative paths inside one', () => {
    const wrong = imports.filter(({ from, to, specifier }) =>
      layerOf(from) === layerOf(to) ? specifier.startsWith('#') : specifier.startsWith('.'),
    )
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('keep the levels of the client in order', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [levelOf(from), levelOf(to)]
      if (own < 0 || foundations.includes(to)) return false
      return other < 0
        ? /^client\/(?:boot\/hydrate|render|document|navigation\/ro)/.test(to)
        : other > own
    })
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('form no circle, types included', () => {
    expect(findCycles(imports)).toEqual([])
  })
})

describe('the environment and the console', () => {
  it('are used in worker/env.ts and worker/log.ts alone', () => {
    // A sample for other programs, as text.
    const samples = 'worker/openapi/reference/describe-reads.ts'
    const users = listModules('{domain,client,worker}/**/*.{ts,tsx}').filter(
      (file) => file !== samples && /process\.env|console\.\w+\(/.test(readFileSync(file, 'utf8')),
    )
    expect(users).toEqual([])
  })
})

describe('the folders of the worker', () => {
  const links = imports
    .map((one) => ({ ...one, source: folderOf(one.from), target: folderOf(one.to) }))
    .filter(({ source, target }) => source && target && source !== target)

  it('are brought together by worker/app, which none of them imports', () => {
    const composed = links.filter(({ source }) => source === root).map(({ target }) => target)
    expect(new Set(composed).size).toBeGreaterThan(20)
    expect(links.filter(({ target }) => target === root).map(describeImport)).toEqual([])
  })

  it('import one another one way', () => {
    const pairs = new Set(links.map(({ source, target }) => `${source} ${target}`))
    const wrong = links.filter(({ source, target }) => pairs.has(`${target} ${source}`))
    expect(wrong.map(describeImport)).toEqual([])
  })

  it('form no circle', () => {
    const edges = links.map(({ source, target }) => ({ from: source, to: target, specifier: '' }))
    expect(findCycles(edges)).toEqual([])
  })
})

describe('findCycles', () => {
  const edge = (from: string, to: string) => ({ from, to, specifier: '' })

  it('names the modules of each circle once', () => {
    const graph = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd'), edge('e', 'e')]
    expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['e']])
  })

  it('finds none where paths only meet again', () => {
    expect(findCycles([edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')])).toEqual([])
  })
})
