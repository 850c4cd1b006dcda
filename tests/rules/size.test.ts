import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const modules = globSync('{domain,db,worker,client,build}/**/*.{ts,tsx}').filter(
  (file) => !/messages|\.d\.ts$/.test(file),
)
const lengths = modules.map(measure)
const tests = globSync('tests/**/*.ts').map(measure)

function measure(file: string) {
  return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }
}

describe('the modules', () => {
  it('and their tests are none over 400 lines', () => {
    expect([...lengths, ...tests].filter(({ lines }) => lines > 400)).toEqual([])
  })
})

describe('the styles', () => {
  it('are none over 250 lines', () => {
    const sheets = globSync('client/**/*.css').map(measure)
    expect(sheets.filter(({ lines }) => lines > 250)).toEqual([])
  })

  it('name no physical side', () => {
    const physical = /(?:^|[\s{;-])(?:left|right)(?=[\s:;-])/
    const found = globSync('client/**/*.css').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => physical.test(line) && !line.trimStart().startsWith('/*'))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })
})
