/**
 * Groups of messages that are loaded in addition to the core ones, which every page has. A route
 * lists the groups its page needs; `frame` (header, footer, problem pages) is rendered by the
 * worker only.
 */
export type MessageGroup =
  | 'frame'
  | 'article'
  | 'feedback'
  | 'rating'
  | 'comments'
  | 'forms'
  | 'tickets'
  | 'about'
  | 'agreements'
  | 'channels'
  | 'disclosures'
  | 'gallery'
  | 'programmes'
  | 'knowledge'
  | 'facets'
  | 'newsletter'
  | 'newsroom'
  | 'open'
  | 'profile'
  | 'regions'
  | 'search'
  | 'search-box'
  | 'services'
  | 'use-cases'
