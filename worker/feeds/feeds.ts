import { findQuestions, inList, inPages, onPage } from '#db/entries/entry-paths'
import { blocksText } from '#domain/content/plain-text'
import { termPath } from '#domain/site/letter-path'
import type { FeedRoute } from '#domain/site/routes'
import { type FeedReader, feedOf } from './feed'

/** The feed of each list that has one in the route table. */
export const feeds = {
  faq: feedOf({
    kind: 'question',
    order: 'change',
    findPath: findQuestions,
    summary: ({ body }) => blocksText(body.answer),
  }),
  executiveManagement: feedOf({
    kind: 'executive',
    order: 'change',
    findPath: onPage('executive'),
    summary: ({ body }) => body.position,
  }),
  careers: feedOf({ kind: 'vacancy', order: 'change', findPath: inList('careers') }),
  services: feedOf({ kind: 'service', order: 'change', findPath: onPage('service') }),
  frameworkAgreements: feedOf({
    kind: 'agreement',
    order: 'change',
    findPath: onPage('agreement'),
  }),
  sections: feedOf({ kind: 'knowledge-section', order: 'change', findPath: onPage('section') }),
  books: feedOf({ kind: 'book', order: 'date', findPath: onPage('book') }),
  dictionary: feedOf({
    kind: 'term',
    order: 'change',
    findPath: () => termPath,
    summary: ({ body }) => body.definition,
  }),
  news: feedOf({ kind: 'news', order: 'date', findPath: onPage('newsItem') }),
  mediaLibrary: feedOf({ kind: 'media-item', order: 'date', findPath: onPage('mediaItem') }),
  communication: feedOf({ kind: 'campaign', order: 'change', findPath: inList('communication') }),
  successStories: feedOf({
    kind: 'story',
    order: 'change',
    findPath: inPages('successStories', 'story'),
  }),
  photoGalleries: feedOf({ kind: 'gallery', order: 'date', findPath: onPage('photoGallery') }),
  videoGallery: feedOf({ kind: 'video', order: 'date', findPath: inList('videoGallery') }),
  magazine: feedOf({ kind: 'issue', order: 'date', findPath: inList('magazine') }),
  openData: feedOf({ kind: 'dataset', order: 'change', findPath: onPage('dataset') }),
  disclosureLog: feedOf({ kind: 'disclosure', order: 'date', findPath: onPage('disclosure') }),
} satisfies Record<FeedRoute, FeedReader>
