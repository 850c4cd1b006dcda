import type { TextPart } from '#domain/payloads/text-part'

interface SplitText {
  /** Blocks before the first heading. */
  intro: TextPart[]
  sections: { id: string; title: string; body: TextPart[] }[]
}

/** Splits a text at its level 2 headings, whose titles `contents` has in their order. */
export function splitSections(
  body: readonly TextPart[],
  contents: readonly { id: string; title: string }[],
): SplitText {
  const intro: TextPart[] = []
  const sections: SplitText['sections'] = []
  for (const part of body) {
    const heading = part.tag === 'h2' ? contents[sections.length] : undefined
    if (heading) sections.push({ ...heading, body: [] })
    else (sections.at(-1)?.body ?? intro).push(part)
  }
  return { intro, sections }
}
