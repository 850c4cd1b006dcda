import type { PageScope } from '../../i18n'

/** Page data that HTML writers use. */
export type WritingScope = Pick<PageScope, 'locale' | 't' | 'path' | 'query'>

/** Value of `dangerouslySetInnerHTML`; a new object with equal text also replaces the content. */
export interface InnerHtml {
  __html: string
}
