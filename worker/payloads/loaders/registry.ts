import type { PayloadName } from '#domain/payloads/payload-names'
import type { Loader } from '../loader'
import { loadCareers } from './about/careers'
import { loadDirectors } from './about/directors'
import { loadExecutive, loadExecutiveManagement } from './about/executives'
import { loadOrgStructure } from './about/organisation'
import { loadOurStory } from './about/our-story'
import { loadRegion, loadRegions } from './about/regions'
import { loadDataset } from './datasets/dataset'
import { loadDisclosure } from './datasets/disclosure'
import { loadDisclosureLog } from './datasets/disclosure-log'
import { loadInquiry } from './forms/inquiry'
import { loadInvitation } from './forms/invitation'
import { loadNewsletter } from './forms/newsletter'
import { readOpenApi } from './forms/open-api'
import { loadOpenData } from './forms/open-data'
import { pageIntroOf } from './forms/page-intro'
import { loadProfileData } from './forms/profile-data'
import { loadProfileRequest } from './forms/profile-request'
import { loadStatistics } from './forms/statistics'
import { loadSubscriptionLink } from './forms/subscription-link'
import { loadAccessibility } from './help/accessibility'
import { loadBackup } from './help/backup'
import { loadContact } from './help/contact'
import { loadCookies } from './help/cookies'
import { loadFaq } from './help/faq'
import { loadHelp } from './help/help'
import { loadLocInit } from './help/loc-init'
import { loadSiteMap } from './help/site-map'
import { loadSla } from './help/sla'
import { loadViolations } from './help/violations'
import { loadBook } from './knowledge/book'
import { loadBooks } from './knowledge/books'
import { loadChapter } from './knowledge/chapter'
import { loadDictionary } from './knowledge/dictionary'
import { loadKnowledge } from './knowledge/hub'
import { loadOldKnowledge } from './knowledge/old-knowledge'
import { loadSection, loadSections } from './knowledge/sections'
import { loadBrandFiles } from './media/brand-files'
import { loadCard } from './media/card'
import { loadCommunication } from './media/communication'
import { loadPhotoGalleries, loadPhotoGallery } from './media/galleries'
import { loadMagazine } from './media/magazine'
import { loadMediaCenter } from './media/media-center'
import { loadMediaItem } from './media/media-item'
import { loadMediaLibrary } from './media/media-library'
import { loadNews } from './media/news'
import { loadNewsItem } from './media/news-item'
import { loadSuccessStories } from './media/success-stories'
import { loadVideoGallery } from './media/video-gallery'
import { loadYoutube } from './media/youtube'
import { loadArticle } from './pages/article'
import { loadHome } from './pages/home'
import { searchIn } from './search/search'
import { loadAgreement } from './services/agreement'
import { loadFrameworkAgreements } from './services/framework-agreements'
import { loadService } from './services/service'
import { loadServices } from './services/services'

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
