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
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => [
    ...(isElement(child) ? [child] : []),
    ...elementsBelow(child),
  ])
}

/** Text content of a node without the elements that `isLeft` selects. */
export function wordsOf(node: Node, isLeft: (element: Element) => boolean = () => false): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (isElement(node) && (/^(?:script|style|svg)$/.test(node.tagName) || isLeft(node))) return ' '
  return 'childNodes' in node
    ? node.childNodes.map((child) => wordsOf(child, isLeft)).join(' ')
    : ''
}
