// Written by build/page-tables.ts from the modules in client/pages; `npm run build` writes it anew.
import type { CareersPayload } from './about/careers/payload'
import type { DirectorsPayload } from './about/directors/payload'
import type { ExecutivePayload } from './about/executive/payload'
import type { ExecutiveManagementPayload } from './about/executive-management/payload'
import type { OrgStructurePayload } from './about/org-structure/payload'
import type { OurStoryPayload } from './about/our-story/payload'
import type { RegionPayload } from './about/region/payload'
import type { RegionsPayload } from './about/regions/payload'
import type { ProfilePayload } from './account/profile/payload'
import type { ProfileDataPayload } from './account/profile-data/payload'
import type { ProfileRequestPayload } from './account/profile-request/payload'
import type { AccessibilityPayload } from './help/accessibility/payload'
import type { BackupPayload } from './help/backup/payload'
import type { CardPayload } from './help/card/payload'
import type { ContactPayload } from './help/contact/payload'
import type { CookiesPayload } from './help/cookies/payload'
import type { FaqPayload } from './help/faq/payload'
import type { HelpPayload } from './help/help/payload'
import type { InquiryPayload } from './help/inquiry/payload'
import type { LocInitPayload } from './help/loc-init/payload'
import type { OfflinePayload } from './help/offline/payload'
import type { SiteStatusPayload } from './help/site-status/payload'
import type { SlaPayload } from './help/sla/payload'
import type { ViolationsPayload } from './help/violations/payload'
import type { BookPayload } from './knowledge/book/payload'
import type { BooksPayload } from './knowledge/books/payload'
import type { ChapterPayload } from './knowledge/chapter/payload'
import type { DictionaryPayload } from './knowledge/dictionary/payload'
import type { KnowledgePayload } from './knowledge/knowledge/payload'
import type { KnowledgeSearchPayload } from './knowledge/knowledge-search/payload'
import type { OldKnowledgePayload } from './knowledge/old-knowledge/payload'
import type { SectionPayload } from './knowledge/section/payload'
import type { SectionsPayload } from './knowledge/sections/payload'
import type { BrandFilesPayload } from './media/brand-files/payload'
import type { CommunicationPayload } from './media/communication/payload'
import type { InvitationPayload } from './media/invitation/payload'
import type { MagazinePayload } from './media/magazine/payload'
import type { MediaCenterPayload } from './media/media-center/payload'
import type { MediaItemPayload } from './media/media-item/payload'
import type { MediaLibraryPayload } from './media/media-library/payload'
import type { NewsPayload } from './media/news/payload'
import type { NewsItemPayload } from './media/news-item/payload'
import type { NewsletterPayload } from './media/newsletter/payload'
import type { NewsletterIssuePayload } from './media/newsletter-issue/payload'
import type { PhotoGalleriesPayload } from './media/photo-galleries/payload'
import type { PhotoGalleryPayload } from './media/photo-gallery/payload'
import type { SubscriptionLinkPayload } from './media/subscription-link/payload'
import type { SuccessStoriesPayload } from './media/success-stories/payload'
import type { VideoGalleryPayload } from './media/video-gallery/payload'
import type { YoutubePayload } from './media/youtube/payload'
import type { ApiChangesPayload } from './open/api-changes/payload'
import type { DatasetPayload } from './open/dataset/payload'
import type { DisclosurePayload } from './open/disclosure/payload'
import type { DisclosureLogPayload } from './open/disclosure-log/payload'
import type { OpenApiPayload } from './open/open-api/payload'
import type { OpenDataPayload } from './open/open-data/payload'
import type { StatisticsPayload } from './open/statistics/payload'
import type { AgreementPayload } from './services/agreement/payload'
import type { FrameworkAgreementsPayload } from './services/framework-agreements/payload'
import type { ServicePayload } from './services/service/payload'
import type { ServicesPayload } from './services/services/payload'
import type { ArticlePayload } from './site/article/payload'
import type { HomePayload } from './site/home/payload'
import type { SearchPayload } from './site/search/payload'
import type { SiteMapPayload } from './site/site-map/payload'

/** Payload types by name, each without `modified`: the contract between loaders and pages. */
export interface Payloads {
  accessibility: AccessibilityPayload
  agreement: AgreementPayload
  apiChanges: ApiChangesPayload
  article: ArticlePayload
  backup: BackupPayload
  book: BookPayload
  books: BooksPayload
  brandFiles: BrandFilesPayload
  card: CardPayload
  careers: CareersPayload
  chapter: ChapterPayload
  communication: CommunicationPayload
  contact: ContactPayload
  cookies: CookiesPayload
  dataset: DatasetPayload
  dictionary: DictionaryPayload
  directors: DirectorsPayload
  disclosure: DisclosurePayload
  disclosureLog: DisclosureLogPayload
  executive: ExecutivePayload
  executiveManagement: ExecutiveManagementPayload
  faq: FaqPayload
  frameworkAgreements: FrameworkAgreementsPayload
  help: HelpPayload
  home: HomePayload
  inquiry: InquiryPayload
  invitation: InvitationPayload
  knowledge: KnowledgePayload
  knowledgeSearch: KnowledgeSearchPayload
  locInit: LocInitPayload
  magazine: MagazinePayload
  mediaCenter: MediaCenterPayload
  mediaItem: MediaItemPayload
  mediaLibrary: MediaLibraryPayload
  news: NewsPayload
  newsItem: NewsItemPayload
  newsletter: NewsletterPayload
  newsletterIssue: NewsletterIssuePayload
  offline: OfflinePayload
  oldKnowledge: OldKnowledgePayload
  openApi: OpenApiPayload
  openData: OpenDataPayload
  orgStructure: OrgStructurePayload
  ourStory: OurStoryPayload
  photoGalleries: PhotoGalleriesPayload
  photoGallery: PhotoGalleryPayload
  profile: ProfilePayload
  profileData: ProfileDataPayload
  profileRequest: ProfileRequestPayload
  region: RegionPayload
  regions: RegionsPayload
  search: SearchPayload
  section: SectionPayload
  sections: SectionsPayload
  service: ServicePayload
  services: ServicesPayload
  siteMap: SiteMapPayload
  siteStatus: SiteStatusPayload
  sla: SlaPayload
  statistics: StatisticsPayload
  subscriptionLink: SubscriptionLinkPayload
  successStories: SuccessStoriesPayload
  videoGallery: VideoGalleryPayload
  violations: ViolationsPayload
  youtube: YoutubePayload
}
