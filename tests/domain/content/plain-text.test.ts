import { expect, it } from 'vitest'
import type { Inline } from '#domain/content/block'
import { blocksText } from '#domain/content/plain-text'

const cell = (text: string): Inline[] => [{ type: 'text', text }]

it('a table is a line for its head and for each row, with its cells apart', () => {
  const head = ['Item', 'Limit'].map(cell)
  const rows = [['Chairs', '50'].map(cell)]
  expect(blocksText([{ type: 'table', head, rows }])).toBe('Item · Limit\nChairs · 50')
})
