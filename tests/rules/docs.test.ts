import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const layers = 'client|worker|domain|db|build|tests|docs|migrations'
const readAll = (files: readonly string[]) =>
  files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const docs = readAll(['README.md', ...globSync('docs/{*,decisions/*}.md')])
const current = docs.filter(({ file }) => !file.includes('decisions/'))
const sources = readAll(globSync(`{${layers.replaceAll('|', ',')}}/**/*.{ts,tsx,mjs,css}`))
/** A path of the repository in backticks; one with `<` or a name of the worked examples is made up. */
const paths = new RegExp(`\`((?:${layers})/[\\w./{},*-]+)\``, 'g')
const madeUp = /partner|holidays|^x\./

const exists = (path: string) => (/[*{]/.test(path) ? globSync(path).length > 0 : existsSync(path))

const comments = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm
/** A path of the repository in a comment, which may leave out its ending. */
const commentPaths = new RegExp(`(?<![\\w/#.])(?:${layers})/[\\w./{},*-]*[\\w*}]`, 'g')

describe('README and docs', () => {
  it('name files that exist', () => {
    const named = docs.flatMap(({ file, text }) =>
      [...text.matchAll(paths)].map(([, path = '']) => ({ file, path })),
    )
    expect(named.length).toBeGreaterThan(200)
    const missing = named.filter(({ path }) => !madeUp.test(path) && !exists(path))
    expect(missing).toEqual([])
  })

  it('name modules and sheets by the end of their path', () => {
    const ends = [...sources.map(({ file }) => file), ...globSync('*.{ts,mjs}')].map(
      (file) => `/${file}`,
    )
    const named = current.flatMap(({ file, text }) =>
      [...text.matchAll(/`([\w.][\w./-]*\.(?:tsx?|mjs|css))`/g)].map(([, path = '']) => ({
        file,
        path,
      })),
    )
    expect(named.length).toBeGreaterThan(150)
    const missing = named.filter(
      ({ path }) => !madeUp.test(path) && !ends.some((end) => end.endsWith(`/${path}`)),
    )
    expect(missing).toEqual([])
  })

  it('name functions that exist', () => {
    const words = new Set(sources.flatMap(({ text }) => text.match(/[a-z][A-Za-z]+/g) ?? []))
    const names = current.flatMap(({ file, text }) =>
      [...text.matchAll(/`([a-z]+[A-Z][A-Za-z]+)`/g)].map(([, name = '']) => ({ file, name })),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter(({ name }) => !words.has(name))).toEqual([])
  })
})

describe('comments', () => {
  it('name files that exist', () => {
    const named = sources.flatMap(({ file, text }) =>
      (text.match(comments) ?? []).flatMap((comment) =>
        (comment.match(commentPaths) ?? []).map((path) => ({ file, path })),
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    const missing = named.filter(
      ({ path }) => !['', '.ts', '.tsx'].some((ending) => exists(path + ending)),
    )
    expect(missing).toEqual([])
  })
})
