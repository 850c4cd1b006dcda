import type { Shape } from '#domain/messages/shape'
import type { arChapter } from './ar'

export const enChapter = {
  chapter: {
    number: 'Chapter {{number}}',
    progress: 'Chapter {{at}} of {{total}}',
    headings: 'In this chapter',
    facts: 'About this chapter',
    neighbours: 'Previous and next chapter',
    previous: 'Previous chapter',
    next: 'Next chapter',
    cover: 'Book overview',
  },
} as const satisfies Shape<typeof arChapter>
