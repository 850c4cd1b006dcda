import { XMLParser, XMLValidator } from 'fast-xml-parser'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Text content, including that of its descendants. */
  text: string
}

/** A node from the parser with `preserveOrder`: an element's name with its content, or `#text`. */
type Node = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
})
/** Characters that XML 1.0 (2.2) does not allow; the parser accepts them. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

function toElement(node: Node): XmlElement[] {
  return Object.entries(node).flatMap(([name, content]) => {
    if (name === ':@' || name === '#text') return []
    const nodes = content as Node[]
    return [
      {
        name,
        attributes: node[':@'] ?? {},
        children: nodes.flatMap(toElement),
        text: nodes.map(textOf).join(''),
      },
    ]
  })
}

function textOf(node: Node): string {
  if (typeof node['#text'] === 'string') return node['#text']
  return toElement(node)
    .map(({ text }) => text)
    .join('')
}

/** Parses an XML document; throws when it is not well formed. */
export function readXml(document: string): XmlElement {
  const wrong = XMLValidator.validate(document)
  if (wrong !== true) throw new Error(`${wrong.err.msg} (line ${wrong.err.line})`)
  if (!document.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n') || unwritable.test(document))
    throw new Error('no XML document')
  const roots = (parser.parse(document) as Node[]).flatMap(toElement)
  const [root, ...more] = roots.filter(({ name }) => !name.startsWith('?'))
  if (!root || more.length > 0) throw new Error('not one root')
  return root
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the only child with this name; throws unless there is exactly one. */
export function childText(element: XmlElement, name: string): string {
  const [child, ...more] = childrenOf(element, name)
  if (!child || more.length > 0) throw new Error(`<${element.name}> has not one <${name}>`)
  return child.text
}
