/**
 * Tables of words besides the core ones, which every page of the browser has. A page's route names
 * those it needs; `frame` is what header, footer and problem pages say, drawn by the worker alone.
 */
export type WordGroup =
  | 'frame'
  | 'home'
  | 'faq'
  | 'article'
  | 'feedback'
  | 'rating'
  | 'comments'
  | 'forms'
  | 'requests'
  | 'about'
  | 'agreements'
  | 'careers'
  | 'channels'
  | 'dictionary'
  | 'gallery'
  | 'institution'
  | 'knowledge'
  | 'narrowing'
  | 'newsletter'
  | 'newsroom'
  | 'open'
  | 'services'
