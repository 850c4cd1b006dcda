import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

function isElement(node: Node): node is Element {
  return 'tagName' in node
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** All elements in document order, parsed as the HTML standard specifies. */
export function elementsOf(html: string): Element[] {
  return elementsBelow(parse(html))
}

export function elementsBelow(node: Node): Element[] {
  const found: Element[] = []
  const add = (parent: Node) => {
    for (const child of 'childNodes' in parent ? parent.childNodes : []) {
      if (isElement(child)) found.push(child)
      add(child)
    }
  }
  add(node)
  return found
}

/** Text content of a node without the elements that `isLeft` selects. */
export function wordsOf(node: Node, isLeft: (element: Element) => boolean = () => false): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (isElement(node) && (/^(?:script|style|svg)$/.test(node.tagName) || isLeft(node))) return ' '
  return 'childNodes' in node
    ? node.childNodes.map((child) => wordsOf(child, isLeft)).join(' ')
    : ''
}
