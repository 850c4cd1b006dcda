import type { Source } from './served.ts'

/** How thoroughly a page is measured. */
export interface Depth {
  /** Where the candidate's answers come from. */
  sources: readonly Source[]
  /** Rounds of load, of single questions and of visits by a browser. */
  turns: number
  askRounds: number
  visits: number
}

export const whole: Depth = {
  sources: ['memory', 'cache', 'render', 'kv', 'd1'],
  turns: 9,
  askRounds: 150,
  visits: 11,
}
const brief: Depth = { sources: ['memory', 'render'], turns: 5, askRounds: 100, visits: 9 }

interface Subject {
  path: string
  depth: Depth
  /** KB of brotli its HTML may have. */
  html: number
}

/** A page of each kind: home, questions, a list, an article, a chapter of a book, the dictionary. */
export const subjects: readonly Subject[] = [
  { path: '/', depth: whole, html: 36 },
  { path: '/faq', depth: whole, html: 20 },
  { path: '/media-center/news', depth: brief, html: 36 },
  { path: '/media-center/news/feasibility-template', depth: brief, html: 20 },
  {
    path: '/knowledge/sections/books/efficiency-manager-guide/opportunities/business-case',
    depth: brief,
    html: 20,
  },
  { path: '/efficiency-dictionary', depth: brief, html: 40 },
]
