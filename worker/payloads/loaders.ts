import type { PayloadName } from '#domain/payloads/payloads'
import { loadAccessibility } from './accessibility'
import { loadArticle } from './article'
import { loadBackup } from './backup'
import { loadBrandFiles } from './brand-files'
import { loadCard } from './card'
import { loadCareers } from './careers'
import { loadCommunication } from './communication'
import { loadContact } from './contact'
import { loadCookies } from './cookies'
import { loadDictionary } from './dictionary'
import { loadDirectors } from './directors'
import { loadExecutive, loadExecutiveManagement } from './executives'
import { loadFaq } from './faq'
import { loadFrameworkAgreements } from './framework-agreements'
import { loadPhotoGalleries, loadPhotoGallery } from './galleries'
import { loadHelp } from './help'
import { loadHome } from './home'
import { loadInquiry } from './inquiry'
import { loadInvitation } from './invitation'
import { loadBook } from './knowledge/book'
import { loadBooks } from './knowledge/books'
import { loadChapter } from './knowledge/chapter'
import { loadKnowledge, loadKnowledgeSearch } from './knowledge/hub'
import { loadOldKnowledge } from './knowledge/old-knowledge'
import { loadSection, loadSections } from './knowledge/sections'
import { leafletOf } from './leaflet'
import type { Loader } from './loader'
import { loadLocInit } from './loc-init'
import { loadMagazine } from './magazine'
import { loadMediaCenter } from './media-center'
import { loadMediaItem } from './media-item'
import { loadMediaLibrary } from './media-library'
import { loadNews } from './news'
import { loadNewsItem } from './news-item'
import { loadNewsletter } from './newsletter'
import { loadOpenData } from './open-data'
import { loadOrgStructure } from './organisation'
import { loadOurStory } from './our-story'
import { loadService } from './service'
import { loadServices } from './services'
import { loadSiteMap } from './site-map'
import { loadSla } from './sla'
import { loadStatistics } from './statistics'
import { loadSubscriptionLink } from './subscription-link'
import { loadSuccessStories } from './success-stories'
import { loadVideoGallery } from './video-gallery'
import { loadViolations } from './violations'
import { loadYoutube } from './youtube'

/** How each payload is read. */
export const loaders = {
  home: loadHome,
  faq: loadFaq,
  article: loadArticle,
  contact: loadContact,
  inquiry: loadInquiry,
  violations: loadViolations,
  locInit: loadLocInit,
  sla: loadSla,
  backup: loadBackup,
  card: loadCard,
  youtube: loadYoutube,
  help: loadHelp,
  accessibility: loadAccessibility,
  cookies: loadCookies,
  siteMap: loadSiteMap,
  services: loadServices,
  service: loadService,
  frameworkAgreements: loadFrameworkAgreements,
  photoGalleries: loadPhotoGalleries,
  photoGallery: loadPhotoGallery,
  videoGallery: loadVideoGallery,
  magazine: loadMagazine,
  brandFiles: loadBrandFiles,
  newsletter: loadNewsletter,
  subscriptionLink: loadSubscriptionLink,
  openData: loadOpenData,
  openApi: leafletOf('open-api'),
  invitation: loadInvitation,
  statistics: loadStatistics,
  search: leafletOf('search'),
  mediaCenter: loadMediaCenter,
  news: loadNews,
  newsItem: loadNewsItem,
  mediaLibrary: loadMediaLibrary,
  mediaItem: loadMediaItem,
  communication: loadCommunication,
  successStories: loadSuccessStories,
  knowledge: loadKnowledge,
  knowledgeSearch: loadKnowledgeSearch,
  sections: loadSections,
  section: loadSection,
  books: loadBooks,
  book: loadBook,
  chapter: loadChapter,
  oldKnowledge: loadOldKnowledge,
  ourStory: loadOurStory,
  directors: loadDirectors,
  orgStructure: loadOrgStructure,
  executiveManagement: loadExecutiveManagement,
  executive: loadExecutive,
  careers: loadCareers,
  dictionary: loadDictionary,
} satisfies { [N in PayloadName]: Loader<N> }
