import { describe, expect, it } from 'vitest'
import { routeNames, routeOf } from '#domain/site/routes'

/** Ids that feedback is stored under. Add the id of a new route; never change or remove one. */
const known = [
  'accessibility',
  'agreement',
  'backup',
  'book',
  'books',
  'brandFiles',
  'card',
  'careers',
  'chapter',
  'communication',
  'contact',
  'cookies',
  'dataset',
  'dictionary',
  'directors',
  'disclosure',
  'disclosureLog',
  'executive',
  'executiveManagement',
  'faq',
  'frameworkAgreements',
  'help',
  'home',
  'informationFreedom',
  'inquiry',
  'invitation',
  'knowledge',
  'knowledgeSearch',
  'locInit',
  'magazine',
  'mediaCenter',
  'mediaItem',
  'mediaLibrary',
  'news',
  'newsItem',
  'newsletter',
  'newsletterConfirm',
  'newsletterLeave',
  'oldKnowledge',
  'openApi',
  'openData',
  'orgStructure',
  'ourStory',
  'photoGalleries',
  'photoGallery',
  'privacyPolicy',
  'profile',
  'profileData',
  'profileRequest',
  'region',
  'regions',
  'search',
  'section',
  'sections',
  'service',
  'services',
  'siteMap',
  'sla',
  'statistics',
  'successStories',
  'termsConditions',
  'videoGallery',
  'violations',
  'youtube',
]

describe('ids of routes', () => {
  const ids = routeNames.map((name) => routeOf(name).id)

  it('are those that feedback is stored under', () => {
    expect(ids.toSorted()).toEqual(known)
  })

  it('are used once', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })
})
