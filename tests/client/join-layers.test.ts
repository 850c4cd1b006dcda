import { describe, expect, it } from 'vitest'
import { joinLayers } from '../../client/styles/join-layers'

describe('joined layers', () => {
  it('have one block each, with their rules in the same order', () => {
    expect(
      joinLayers('@layer tokens{a{b:c}}@layer ui{d{e:f}}@layer pages{g{h:i}}@layer ui{j{k:l}}'),
    ).toBe('@layer tokens{a{b:c}}@layer pages{g{h:i}}@layer ui{d{e:f}j{k:l}}')
  })

  it('keep their order in the cascade: the statement comes before all but the first', () => {
    expect(joinLayers('@layer tokens{a{b:c}}@layer base,ui;@layer ui{d{e:f}}')).toBe(
      '@layer tokens{a{b:c}}@layer base,ui;@layer ui{d{e:f}}',
    )
  })

  it('come before rules without a layer', () => {
    expect(joinLayers('@font-face{a:b}@layer ui{@media print{d{e:f}}}')).toBe(
      '@layer ui{@media print{d{e:f}}}@font-face{a:b}',
    )
  })
})
