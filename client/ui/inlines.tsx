import type { Inline } from '#domain/content/block'
import { type Locale, otherLocale } from '#domain/locale'
import { usePage } from '../i18n'
import { inLanguage } from './borrowed'
import { OutsideLink } from './link'

/** Running text inside a block. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: stored text has no identity but its place
  return of.map((inline, index) => <InlinePart key={index} of={inline} />)
}

function InlinePart({ of: inline }: { of: Inline }) {
  switch (inline.type) {
    case 'text':
      return <ForeignText of={inline.text} />
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

/** Words of the other script in a text, with what stands between them. */
const foreign: Record<Locale, RegExp> = {
  ar: /([A-Za-z](?:[A-Za-z0-9 ,.'’&/-]*[A-Za-z0-9])?)/,
  en: /([\u0600-\u06ff](?:[\u0600-\u06ff ]*[\u0600-\u06ff])?)/,
}

/** A text in which words of the other language are told as such, to be spoken and set as they are. */
function ForeignText({ of: text }: { of: string }) {
  const { locale } = usePage()
  if (!foreign[locale].test(text)) return text
  return text.split(foreign[locale]).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no identity but its place
      <span key={at} {...inLanguage(otherLocale(locale))}>
        {part}
      </span>
    ),
  )
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
