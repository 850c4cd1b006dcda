import type { Block } from '../block'
import { inlineText } from '../plain-text'

/** Content of a level 3 heading. */
interface SectionPart {
  id: string
  title: string
  body: Block[]
}

/** Content of a level 2 heading. */
export interface BlockSection {
  id: string
  title: string
  intro: Block[]
  parts: SectionPart[]
}

/** Splits rich text by its headings; blocks before the first one are dropped. */
export function toSections(blocks: readonly Block[]): BlockSection[] {
  const sections: BlockSection[] = []
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
