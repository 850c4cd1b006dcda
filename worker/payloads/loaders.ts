import type { PayloadName } from '#domain/payloads'
import { loadArticle } from './article'
import { loadFaq } from './faq'
import { loadHome } from './home'
import type { Loader } from './loader'
import { loadSiteMap } from './site-map'

/** How each payload is read. */
export const loaders = {
  home: loadHome,
  faq: loadFaq,
  article: loadArticle,
  siteMap: loadSiteMap,
} satisfies { [N in PayloadName]: Loader<N> }
