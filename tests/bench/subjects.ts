import type { Source } from './served.ts'

/** Sources of the candidate's responses: all of them, or only two. */
const whole: readonly Source[] = ['memory', 'cache', 'render', 'kv', 'd1']
const brief: readonly Source[] = ['memory', 'render']

interface Subject {
  path: string
  sources: readonly Source[]
}

/** A page of each kind: home, questions, a list, an article, a book chapter, the dictionary. */
export const subjects: readonly Subject[] = [
  { path: '/', sources: whole },
  { path: '/faq', sources: whole },
  { path: '/media-center/news', sources: brief },
  { path: '/media-center/news/feasibility-template', sources: brief },
  {
    path: '/knowledge/sections/books/efficiency-manager-guide/opportunities/business-case',
    sources: brief,
  },
  { path: '/efficiency-dictionary', sources: brief },
]
