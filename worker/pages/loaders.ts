// Written by build/page-tables.ts from the modules in worker/pages; `npm run build` writes it anew.
import type { PayloadName } from '#domain/site/routes'
import type { Loader } from '../payloads/loader'
import { loadCareers } from './about/careers'
import { loadDirectors } from './about/directors'
import { loadExecutive, loadExecutiveManagement } from './about/executives'
import { loadOrgStructure } from './about/org-structure'
import { loadOurStory } from './about/our-story'
import { loadRegion, loadRegions } from './about/regions'
import { loadProfile } from './account/profile'
import { loadProfileData } from './account/profile-data'
import { loadProfileRequest } from './account/profile-request'
import { loadAccessibility } from './help/accessibility'
import { loadBackup } from './help/backup'
import { loadCard } from './help/card'
import { loadContact } from './help/contact'
import { loadCookies } from './help/cookies'
import { loadFaq } from './help/faq'
import { loadHelp } from './help/help'
import { loadInquiry } from './help/inquiry'
import { loadLocInit } from './help/loc-init'
import { loadOffline } from './help/offline'
import { loadSiteStatus } from './help/site-status'
import { loadSla } from './help/sla'
import { loadViolations } from './help/violations'
import { loadBook } from './knowledge/book'
import { loadBooks } from './knowledge/books'
import { loadChapter } from './knowledge/chapter'
import { loadDictionary } from './knowledge/dictionary'
import { loadKnowledge } from './knowledge/knowledge'
import { loadOldKnowledge } from './knowledge/old-knowledge'
import { loadSection, loadSections } from './knowledge/sections'
import { loadBrandFiles } from './media/brand-files'
import { loadCommunication } from './media/communication'
import { loadPhotoGalleries, loadPhotoGallery } from './media/galleries'
import { loadInvitation } from './media/invitation'
import { loadMagazine } from './media/magazine'
import { loadMediaCenter } from './media/media-center'
import { loadMediaItem } from './media/media-item'
import { loadMediaLibrary } from './media/media-library'
import { loadNews } from './media/news'
import { loadNewsItem } from './media/news-item'
import { loadNewsletter } from './media/newsletter'
import { loadNewsletterIssue } from './media/newsletter-issue'
import { loadSubscriptionLink } from './media/subscription-link'
import { loadSuccessStories } from './media/success-stories'
import { loadVideoGallery } from './media/video-gallery'
import { loadYoutube } from './media/youtube'
import { loadApiChanges } from './open/api-changes'
import { loadDataset } from './open/dataset'
import { loadDisclosure } from './open/disclosure'
import { loadDisclosureLog } from './open/disclosure-log'
import { loadOpenApi } from './open/open-api'
import { loadOpenData } from './open/open-data'
import { loadStatistics } from './open/statistics'
import { loadAgreement } from './services/agreement'
import { loadFrameworkAgreements } from './services/framework-agreements'
import { loadService } from './services/service'
import { loadServices } from './services/services'
import { loadArticle } from './site/article'
import { loadHome } from './site/home'
import { loadKnowledgeSearch, loadSearch } from './site/search'
import { loadSiteMap } from './site/site-map'

/** The loader of each payload; one that is missing is a compile error. */
export const loaders = {
  accessibility: loadAccessibility,
  agreement: loadAgreement,
  apiChanges: loadApiChanges,
  article: loadArticle,
  backup: loadBackup,
  book: loadBook,
  books: loadBooks,
  brandFiles: loadBrandFiles,
  card: loadCard,
  careers: loadCareers,
  chapter: loadChapter,
  communication: loadCommunication,
  contact: loadContact,
  cookies: loadCookies,
  dataset: loadDataset,
  dictionary: loadDictionary,
  directors: loadDirectors,
  disclosure: loadDisclosure,
  disclosureLog: loadDisclosureLog,
  executive: loadExecutive,
  executiveManagement: loadExecutiveManagement,
  faq: loadFaq,
  frameworkAgreements: loadFrameworkAgreements,
  help: loadHelp,
  home: loadHome,
  inquiry: loadInquiry,
  invitation: loadInvitation,
  knowledge: loadKnowledge,
  knowledgeSearch: loadKnowledgeSearch,
  locInit: loadLocInit,
  magazine: loadMagazine,
  mediaCenter: loadMediaCenter,
  mediaItem: loadMediaItem,
  mediaLibrary: loadMediaLibrary,
  news: loadNews,
  newsItem: loadNewsItem,
  newsletter: loadNewsletter,
  newsletterIssue: loadNewsletterIssue,
  offline: loadOffline,
  oldKnowledge: loadOldKnowledge,
  openApi: loadOpenApi,
  openData: loadOpenData,
  orgStructure: loadOrgStructure,
  ourStory: loadOurStory,
  photoGalleries: loadPhotoGalleries,
  photoGallery: loadPhotoGallery,
  profile: loadProfile,
  profileData: loadProfileData,
  profileRequest: loadProfileRequest,
  region: loadRegion,
  regions: loadRegions,
  search: loadSearch,
  section: loadSection,
  sections: loadSections,
  service: loadService,
  services: loadServices,
  siteMap: loadSiteMap,
  siteStatus: loadSiteStatus,
  sla: loadSla,
  statistics: loadStatistics,
  subscriptionLink: loadSubscriptionLink,
  successStories: loadSuccessStories,
  videoGallery: loadVideoGallery,
  violations: loadViolations,
  youtube: loadYoutube,
} satisfies { [N in PayloadName]: Loader<N> }
