import * as v from 'valibot'
import type { Block } from '../block'
import { calendarDay, richText } from '../fields'
import { inlineText } from '../plain-text'
import { requiredText } from '../required-text'

/** A text with its lead as the summary: the whole page, or the introduction of one. */
export const pageIntro = v.strictObject({ body: richText })

/** A policy; history: its changes, newest first. */
export const policy = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)*$/, 'Not a version such as "2.1", in quotes')),
  effective: calendarDay,
  history: v.pipe(
    v.array(v.strictObject({ date: calendarDay, note: requiredText })),
    v.minLength(1),
  ),
  body: richText,
})

/** Text of a page with a layout of its own, which places the sections. */
export const page = v.strictObject({ body: richText })

/** Section ids (heading ids) of each such page, in order. */
export const pageSections = {
  violations: [
    'report',
    'elsewhere',
    'prepare',
    'channels',
    'after',
    'protection',
    'anonymity',
    'good-faith',
    'safety',
  ],
  'loc-init': ['about', 'for-whom', 'programmes', 'register', 'afterwards'],
  sla: ['promise', 'counting', 'services', 'hours', 'results', 'late'],
  backup: ['status', 'platforms', 'planned', 'during', 'deadlines', 'readiness'],
  youtube: ['before'],
  help: ['questions', 'ways', 'reply', 'report', 'special'],
  accessibility: [
    'commitment',
    'conformance',
    'testing',
    'gaps',
    'display-tools',
    'keyboard',
    'report',
  ],
  cookies: ['choice', 'list', 'storage', 'optional', 'delete'],
} as const satisfies Record<string, readonly string[]>

export type PageName = keyof typeof pageSections
export type SectionName<N extends PageName> = (typeof pageSections)[N][number]

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
