import { describe, expect, it } from 'vitest'
import { condenseErrors } from '../condense-errors'

const types = `type '{ readonly a: { readonly b: 'x'; }; ... 9 more ...; }' but required in type 'Shape<{ readonly "c": "نص"; }>'`
const home = `client/pages/site/home/en.ts(5,3): error TS2741: Property 'browse' is missing in ${types}.`
const several = `domain/messages/en/core.ts(4,3): error TS2739: Type '{ name: 'a'; }' is missing the following properties from type 'Shape<{ x: "y"; }>': short, tagline`
const use = `client/boot/load-page-parts.ts(8,13): error TS2719: Type 'Promise<${'x'.repeat(600)}>' is not assignable to type 'Promise<y>'.
  Types of property 'site' are incompatible.
    Property 'short' is missing in ${types}.`

describe('the errors of tsc', () => {
  it('name missing strings alone, by file and line, without types', () => {
    expect(condenseErrors([home, several, use].join('\n'), new Set())).toBe(
      [
        'client/pages/site/home/en.ts(5,3): lacks browse',
        'domain/messages/en/core.ts(4,3): lacks short, tagline',
        '(1 more errors that follow from it)',
      ].join('\n'),
    )
  })

  it('are said once, whichever project has them', () => {
    const reported = new Set<string>()
    condenseErrors(home, reported)
    expect(condenseErrors(`${home}\n${use}`, reported)).toBe('the same as above')
    expect(condenseErrors(`${several}\n${home}`, reported)).toBe(
      'domain/messages/en/core.ts(4,3): lacks short, tagline',
    )
  })

  it('of other kinds stay, cut short', () => {
    const [line = '', ...more] = condenseErrors(use, new Set()).split('\n')
    expect(line).toMatch(/^client\/boot\/load-page-parts\.ts\(8,13\): Type 'Promise<x+$/)
    expect(line.length).toBeLessThan(290)
    expect(more).toEqual([])
    expect(condenseErrors('', new Set())).toBe('')
  })
})
