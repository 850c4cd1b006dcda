/**
 * Layers in the order of their blocks: brotli compresses a page best in this one. It has no effect
 * on the cascade, because the statement in tokens.css orders the layers after the first.
 */
const layers = ['tokens', 'pages', 'forms', 'base', 'layout', 'ui']
const layerBlock = /^(?:\s|\/\*.*?\*\/)*@layer (\w+)\s*\{(.*)\}$/s

/** The rules and statements of a style sheet that are not inside others. */
function splitTopLevel(css: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    if (mark === '{' || depth > 0) continue
    parts.push(css.slice(start, index + 1))
    start = index + 1
  }
  return parts
}

/**
 * Joins the blocks of each layer. Statements come after those of the first layer, rules without a
 * layer at the end.
 */
export function joinLayers(css: string): string {
  const blocks = new Map(layers.map((layer) => [layer, '']))
  let statements = ''
  let rules = ''
  for (const part of splitTopLevel(css)) {
    const [, layer = '', content] = layerBlock.exec(part) ?? []
    const block = blocks.get(layer)
    if (block !== undefined) blocks.set(layer, block + content)
    else if (part.endsWith(';')) statements += part
    else rules += part
  }
  const [first = '', ...others] = [...blocks].map(([layer, block]) =>
    block ? `@layer ${layer}{${block}}` : '',
  )
  return [first, statements, ...others, rules].join('')
}
