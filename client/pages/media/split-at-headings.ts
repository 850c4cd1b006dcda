import type { TextPart } from '#domain/payloads/text-part'

interface ItemSection {
  heading: TextPart[]
  text: TextPart[]
}

/** Blocks before the first level 2 heading of a text, and each such heading with its own. */
export function splitAtHeadings(body: readonly TextPart[]): {
  intro: TextPart[]
  sections: ItemSection[]
} {
  const intro: TextPart[] = []
  const sections: ItemSection[] = []
  for (const part of body) {
    if (part.tag === 'h2') sections.push({ heading: [part], text: [] })
    else (sections.at(-1)?.text ?? intro).push(part)
  }
  return { intro, sections }
}
