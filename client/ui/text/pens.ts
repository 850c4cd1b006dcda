import type { Block } from '#domain/content/block'
import type { FaqPayload } from '#domain/payloads/payloads'
import type { coverMarkup } from '../drawings/draw-cover'
import type { girihMarkup } from '../drawings/draw-girih'
import type { BlockPart } from './blocks'
import type { Inside, WritingScope } from './written'

/** Writes content that never changes on its page. */
type Write<T, R> = (of: T, scope: WritingScope) => R
type Questions = FaqPayload['categories'][number]['questions']

/** What draws and writes, by what it makes. */
export interface Pens {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
  blocks: Write<readonly Block[], BlockPart[]>
  questions: Write<Questions, Inside>
}

/** Pens that write content, by what it is. */
export type Writing = 'blocks' | 'questions'

/**
 * The worker has all from the start; the browser leaves what a document shows as it stands and
 * learns to draw and to write before it shows another page.
 */
export const pens: Partial<Pens> = {}
