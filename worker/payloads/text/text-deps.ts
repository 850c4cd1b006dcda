import type { LoaderDeps } from '../loader'

/** What the text of a payload depends on besides its content. */
export interface TextDeps extends Pick<LoaderDeps, 'locale' | 't'> {
  /** Title under which a long table is folded on phones (sheet `text-fold`), for its number of rows. */
  foldTitle?: (rows: number) => string
}
