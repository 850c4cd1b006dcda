import type { LoaderDeps } from '../loader'

/** What the text of a payload depends on besides its content. */
export type TextDeps = Pick<LoaderDeps, 'locale' | 't'>
