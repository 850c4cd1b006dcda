import type { PayloadName } from '#domain/payloads'
import { loadArticle } from './article'
import { loadContact } from './contact'
import { loadFaq } from './faq'
import { loadHome } from './home'
import { loadInquiry } from './inquiry'
import type { Loader } from './loader'
import { loadSiteMap } from './site-map'

/** How each payload is read. */
export const loaders = {
  home: loadHome,
  faq: loadFaq,
  article: loadArticle,
  contact: loadContact,
  inquiry: loadInquiry,
  siteMap: loadSiteMap,
} satisfies { [N in PayloadName]: Loader<N> }
