import { describe, expect, it } from 'vitest'
import { shortNames } from '../../build/assets/short-properties'

const sheets = [
  ':root{--ink: #111;--ink-mute: #555}',
  'p{color: var(--ink)} small{color: var( --ink-mute )} b{color: var(--ink, red)}',
  '.button--small{padding: calc(2 * var(--space-4))} .cover--deep:hover{--ink: #fff}',
]

describe('short names of custom properties', () => {
  const names = shortNames(sheets)

  it('are one to each, the shortest for the most used', () => {
    expect(Object.fromEntries(names)).toEqual({
      '--ink': '--0',
      '--ink-mute': '--1',
      '--space-4': '--2',
    })
  })

  it('leave variants of classes alone', () => {
    expect([...names.keys()].filter((name) => /small|deep/.test(name))).toEqual([])
  })

  it('leave what the worker sets its name', () => {
    expect(shortNames([':root{--host: ""}p::after{content: var(--host)}']).size).toBe(0)
  })

  it('are the same whatever the order of the sheets', () => {
    expect(shortNames(sheets.toReversed())).toEqual(names)
  })
})
