import type { Block } from '#domain/content/block'
import { Inlines } from './inlines'
import { ProseTable } from './prose-table'

/** Stored running text as elements, for a `flow` (and, when it is a page's text, `prose`) parent. */
export function Blocks({ of }: { of: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its place
  return of.map((block, index) => <BlockPart key={index} of={block} />)
}

function BlockPart({ of: block }: { of: Block }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={block.id}>
          <Inlines of={block.children} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      )
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.children} />
        </blockquote>
      )
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} />
  }
}

function List({ ordered, items }: { ordered: boolean; items: readonly Block[][] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? 'numbers' : 'bullets'}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its place
        <li key={index}>
          <ListItem of={item} />
        </li>
      ))}
    </Tag>
  )
}

/** An item of one paragraph is drawn without the paragraph. */
function ListItem({ of }: { of: readonly Block[] }) {
  const [first] = of
  if (of.length === 1 && first?.type === 'paragraph') return <Inlines of={first.children} />
  return <Blocks of={of} />
}
