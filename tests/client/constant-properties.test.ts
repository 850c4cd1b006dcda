import { describe, expect, it } from 'vitest'
import { findConstants, replaceConstants } from '../../build/assets/constant-properties.ts'

const sheets = [
  `@layer tokens {
    :root {
      --green: #0a0; /* --grey: #777; */
      --ink: light-dark(var(--green), #fff);
      --line: #ccc;
      --border: 1px solid var(--line);
      --ring: 2px;
    }
    [data-contrast] { --line: #000 }
  }`,
  '.card{--gap: 4px;outline-width: var(--ring, 1px);margin: var(--gap)}',
]

describe('constant properties', () => {
  const constants = findConstants(sheets)

  it('are tokens with one value, which may name other constants', () => {
    expect(Object.fromEntries(constants)).toEqual({
      '--green': '#0a0',
      '--ink': 'light-dark(#0a0, #fff)',
    })
  })

  it('are replaced where they are used', () => {
    const text = 'color: var(--ink);border: var( --green ) var(--border)'
    expect(replaceConstants(text, constants)).toBe(
      'color: light-dark(#0a0, #fff);border: #0a0 var(--border)',
    )
  })
})
