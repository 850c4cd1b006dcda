import type { PayloadName } from '#domain/payloads/payload-names'
import type { AnyPage, Page } from '../content'
import { Accessibility } from '../pages/accessibility'
import { Article } from '../pages/article'
import { Backup } from '../pages/backup'
import { Book } from '../pages/book'
import { Books } from '../pages/books'
import { BrandFiles } from '../pages/brand-files'
import { Card } from '../pages/card'
import { Careers } from '../pages/careers'
import { Chapter } from '../pages/chapter'
import { Communication } from '../pages/communication'
import { Contact } from '../pages/contact'
import { Cookies } from '../pages/cookies'
import { Dictionary } from '../pages/dictionary'
import { Directors } from '../pages/directors'
import { Executive } from '../pages/executive'
import { ExecutiveManagement } from '../pages/executive-management'
import { Faq } from '../pages/faq'
import { FrameworkAgreements } from '../pages/framework-agreements'
import { Help } from '../pages/help'
import { Home } from '../pages/home'
import { Inquiry } from '../pages/inquiry'
import { Invitation } from '../pages/invitation'
import { Knowledge } from '../pages/knowledge'
import { KnowledgeSearch } from '../pages/knowledge-search'
import { LocInit } from '../pages/loc-init'
import { Magazine } from '../pages/magazine'
import { MediaCenter } from '../pages/media-center'
import { MediaItem } from '../pages/media-item'
import { MediaLibrary } from '../pages/media-library'
import { News } from '../pages/news'
import { NewsItem } from '../pages/news-item'
import { Newsletter } from '../pages/newsletter'
import { OldKnowledge } from '../pages/old-knowledge'
import { OpenApi } from '../pages/open-api'
import { OpenData } from '../pages/open-data'
import { OrgStructure } from '../pages/org-structure'
import { OurStory } from '../pages/our-story'
import { PhotoGalleries } from '../pages/photo-galleries'
import { PhotoGallery } from '../pages/photo-gallery'
import { Search } from '../pages/search'
import { Section } from '../pages/section'
import { Sections } from '../pages/sections'
import { Service } from '../pages/service'
import { Services } from '../pages/services'
import { SiteMap } from '../pages/site-map'
import { Sla } from '../pages/sla'
import { Statistics } from '../pages/statistics'
import { SubscriptionLink } from '../pages/subscription-link'
import { SuccessStories } from '../pages/success-stories'
import { VideoGallery } from '../pages/video-gallery'
import { Violations } from '../pages/violations'
import { Youtube } from '../pages/youtube'

const table = {
  home: Home,
  faq: Faq,
  article: Article,
  contact: Contact,
  inquiry: Inquiry,
  violations: Violations,
  locInit: LocInit,
  sla: Sla,
  backup: Backup,
  card: Card,
  youtube: Youtube,
  help: Help,
  accessibility: Accessibility,
  cookies: Cookies,
  siteMap: SiteMap,
  services: Services,
  service: Service,
  frameworkAgreements: FrameworkAgreements,
  photoGalleries: PhotoGalleries,
  photoGallery: PhotoGallery,
  videoGallery: VideoGallery,
  magazine: Magazine,
  brandFiles: BrandFiles,
  newsletter: Newsletter,
  subscriptionLink: SubscriptionLink,
  openData: OpenData,
  openApi: OpenApi,
  invitation: Invitation,
  statistics: Statistics,
  search: Search,
  communication: Communication,
  mediaCenter: MediaCenter,
  mediaItem: MediaItem,
  mediaLibrary: MediaLibrary,
  news: News,
  newsItem: NewsItem,
  successStories: SuccessStories,
  knowledge: Knowledge,
  knowledgeSearch: KnowledgeSearch,
  sections: Sections,
  section: Section,
  books: Books,
  book: Book,
  chapter: Chapter,
  oldKnowledge: OldKnowledge,
  ourStory: OurStory,
  directors: Directors,
  orgStructure: OrgStructure,
  executiveManagement: ExecutiveManagement,
  executive: Executive,
  careers: Careers,
  dictionary: Dictionary,
} satisfies { [N in PayloadName]: Page<N> }

/** Payload name → page component, for the worker; page-chunks.ts is the same for the browser. */
export const pages = table as Record<PayloadName, AnyPage>
