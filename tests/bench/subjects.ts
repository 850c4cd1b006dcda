import type { Source } from './served.ts'

/** Sources of the candidate's responses: all of them, or only two. */
const whole: readonly Source[] = ['memory', 'cache', 'render', 'kv', 'd1']
const brief: readonly Source[] = ['memory', 'render']

interface Subject {
  path: string
  sources: readonly Source[]
  /** Maximum size of its HTML in KB of brotli. */
  html: number
}

/** A page of each kind: home, questions, a list, an article, a book chapter, the dictionary. */
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
  { path: '/efficiency-dictionary', sources: brief, html: 24 },
]
