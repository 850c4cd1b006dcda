import type { PayloadName } from '#domain/payloads/payload-names'
import type { Loader } from '../payloads/loader'
import { loadCareers } from './about/careers'
import { loadDirectors } from './about/directors'
import { loadExecutive, loadExecutiveManagement } from './about/executives'
import { loadOrgStructure } from './about/org-structure'
import { loadOurStory } from './about/our-story'
import { loadRegion, loadRegions } from './about/regions'
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
import { loadSubscriptionLink } from './media/subscription-link'
import { loadSuccessStories } from './media/success-stories'
import { loadVideoGallery } from './media/video-gallery'
import { loadYoutube } from './media/youtube'
import { loadDataset } from './open/dataset'
import { loadDisclosure } from './open/disclosure'
import { loadDisclosureLog } from './open/disclosure-log'
import { readOpenApi } from './open/open-api'
import { loadOpenData } from './open/open-data'
import { loadStatistics } from './open/statistics'
import { pageIntroOf } from './page-intro'
import { loadAgreement } from './services/agreement'
import { loadFrameworkAgreements } from './services/framework-agreements'
import { loadService } from './services/service'
import { loadServices } from './services/services'
import { loadArticle } from './site/article'
import { loadHome } from './site/home'
import { searchIn } from './site/search'
import { loadSiteMap } from './site/site-map'

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
  agreement: loadAgreement,
  photoGalleries: loadPhotoGalleries,
  photoGallery: loadPhotoGallery,
  videoGallery: loadVideoGallery,
  magazine: loadMagazine,
  brandFiles: loadBrandFiles,
  newsletter: loadNewsletter,
  subscriptionLink: loadSubscriptionLink,
  profile: pageIntroOf('profile'),
  profileData: loadProfileData,
  profileRequest: loadProfileRequest,
  openData: loadOpenData,
  dataset: loadDataset,
  disclosureLog: loadDisclosureLog,
  disclosure: loadDisclosure,
  openApi: readOpenApi,
  invitation: loadInvitation,
  statistics: loadStatistics,
  search: searchIn({ knowledge: false }),
  mediaCenter: loadMediaCenter,
  news: loadNews,
  newsItem: loadNewsItem,
  mediaLibrary: loadMediaLibrary,
  mediaItem: loadMediaItem,
  communication: loadCommunication,
  successStories: loadSuccessStories,
  knowledge: loadKnowledge,
  knowledgeSearch: searchIn({ knowledge: true }),
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
  regions: loadRegions,
  region: loadRegion,
  careers: loadCareers,
  dictionary: loadDictionary,
} satisfies { [N in PayloadName]: Loader<N> }
