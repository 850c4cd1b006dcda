import type { Block } from '#domain/content/block'
import type { FaqPayload } from '#domain/payloads/pages'
import type { coverMarkup } from '../drawings/draw-cover'
import type { girihMarkup } from '../drawings/draw-girih'
import type { BlockPart } from './block-part'
import type { InnerHtml, WritingScope } from './writing-scope'

/** Writes content that never changes on its page. */
type Write<T, R> = (of: T, scope: WritingScope) => R
type Questions = FaqPayload['categories'][number]['questions']

export interface HtmlWriters {
  cover: typeof coverMarkup
  girih: typeof girihMarkup
  blocks: Write<readonly Block[], BlockPart[]>
  questions: Write<Questions, InnerHtml>
}

/** Writers that `useHtml` calls. */
export type WriterName = 'blocks' | 'questions'

/**
 * Complete in the worker from the start. The browser keeps the markup of the first document and
 * registers the writers before it shows another page.
 */
export const htmlWriters: Partial<HtmlWriters> = {}
