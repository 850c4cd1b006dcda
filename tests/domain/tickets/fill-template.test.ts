import { expect, it } from 'vitest'
import { fillTemplate, gapsIn, placeholdersIn } from '#domain/tickets/fill-template'

const template =
  'The request {{reference}} of {{ name }}: [what was found], by {{due}}. {{reference}}'

it('a template names its placeholders once, and its gaps in order', () => {
  expect(placeholdersIn(template)).toEqual(['due', 'name', 'reference'])
  expect(gapsIn(template)).toEqual(['[what was found]'])
  expect([placeholdersIn('Plain text'), gapsIn('Plain text')]).toEqual([[], []])
})

it('what is known is filled in as it is, and the rest becomes a gap', () => {
  const values = { reference: 'INFO-1', name: '$& {{due}}', due: null }
  expect(fillTemplate(template, values)).toBe(
    'The request INFO-1 of $& {{due}}: [what was found], by [due]. INFO-1',
  )
  expect(gapsIn(fillTemplate(template, values))).toEqual(['[what was found]', '[due]'])
})
