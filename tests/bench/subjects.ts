import type { Source } from './served.ts'

/** Where the candidate's answers come from: the whole ladder, or its ends. */
const whole: readonly Source[] = ['memory', 'cache', 'render', 'kv', 'd1']
const brief: readonly Source[] = ['memory', 'render']

interface Subject {
  path: string
  sources: readonly Source[]
  /** KB of brotli its HTML may have. */
  html: number
}

/** A page of each kind: home, questions, a list, an article, a chapter of a book, the dictionary. */
export const subjects: readonly Subject[] = [
  { path: '/', sources: whole, html: 36 },
  { path: '/faq', sources: whole, html: 20 },
  { path: '/media-center/news', sources: brief, html: 36 },
  { path: '/media-center/news/feasibility-template', sources: brief, html: 20 },
  {
    path: '/knowledge/sections/books/efficiency-manager-guide/opportunities/business-case',
    sources: brief,
    html: 20,
  },
  { path: '/efficiency-dictionary', sources: brief, html: 40 },
]
