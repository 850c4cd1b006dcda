import type { Inline } from '#domain/content/block'
import { OutsideLink } from './link'

/** Running text inside a block. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its place
  return of.map((inline, index) => <InlinePart key={index} of={inline} />)
}

function InlinePart({ of: inline }: { of: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'code':
      return (
        <bdi>
          <code>{inline.text}</code>
        </bdi>
      )
    case 'strong':
      return (
        <strong>
          <Inlines of={inline.children} />
        </strong>
      )
    case 'link':
      return <ContentLink href={inline.href} of={inline.children} />
  }
}

/** Content's own links carry their language's prefix already. */
function ContentLink({ href, of }: { href: string; of: readonly Inline[] }) {
  if (href.startsWith('https:')) {
    return (
      <OutsideLink href={href}>
        <Inlines of={of} />
      </OutsideLink>
    )
  }
  const address = /^(?:mailto|tel):/.test(href)
  return (
    <a href={href}>
      {address ? (
        <bdi>
          <Inlines of={of} />
        </bdi>
      ) : (
        <Inlines of={of} />
      )}
    </a>
  )
}
