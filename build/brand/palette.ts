import { readFileSync } from 'node:fs'

export interface Colour {
  /** Token name, such as `green-600`. */
  name: string
  hex: string
}

const ramp = /--((?:green|gray|gold|sand)-\d+): (#[0-9a-f]{6});/g

/** Colour ramps from the design tokens, in source order. */
export function readPalette(): Colour[] {
  const tokens = readFileSync('client/ui/tokens.css', 'utf8')
  return [...tokens.matchAll(ramp)].map(([, name = '', hex = '']) => ({ name, hex }))
}

export function paletteJson(colours: readonly Colour[]): string {
  const listed = colours.map(({ name, hex }) => ({ name, hex, rgb: channels(hex) }))
  return `${JSON.stringify({ colours: listed }, null, 2)}\n`
}

export function paletteCss(colours: readonly Colour[]): string {
  const lines = colours.map(({ name, hex }) => `  --${name}: ${hex};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** Red, green and blue of a `#rrggbb` colour. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
