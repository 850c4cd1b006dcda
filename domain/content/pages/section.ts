import type { Block } from '../block'
import { inlineText } from '../plain-text'

/** What stands under one heading of the third level. */
export interface SectionPart {
  id: string
  title: string
  body: Block[]
}

/** What stands under one heading of the second level: an introduction, and its parts. */
export interface Section {
  id: string
  title: string
  intro: Block[]
  parts: SectionPart[]
}

/** Running text by its headings; what stands before the first one belongs to none and is left out. */
export function toSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    const section = sections.at(-1)
    if (block.type !== 'heading') {
      ;(section?.parts.at(-1)?.body ?? section?.intro)?.push(block)
    } else {
      const head = { id: block.id, title: inlineText(block.children) }
      if (block.level === 2) sections.push({ ...head, intro: [], parts: [] })
      else section?.parts.push({ ...head, body: [] })
    }
  }
  return sections
}
