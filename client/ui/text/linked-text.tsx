import { splitLinks } from '#domain/text/link-text'

/** Text written by staff, whose web and e-mail addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <a href={href} rel="noopener" key={at}>
        <bdi dir="ltr">{part}</bdi>
      </a>
    ) : (
      part
    ),
  )
}
