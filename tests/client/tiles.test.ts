import { describe, expect, it } from 'vitest'
import { star } from '../../build/brand/star'
import { families, tile } from '../../build/brand/tile'

function expectClean(path: string) {
  expect(path).not.toMatch(/NaN|Infinity|undefined|e-|\.\d\d/)
}

describe('tiles', () => {
  it.each(families)('of the %s family hold only short, finite numbers', (family) => {
    expectClean(tile(family, 104, 54).path)
  })

  it('draw equal stars as equal text', () => {
    const shape = { n: 8, r: 16, theta: 50 }
    const [near, far] = [star(18, 18, shape), star(92, 55, shape)]
    expect(near.slice(near.indexOf('l'))).toBe(far.slice(far.indexOf('l')))
  })
})
