import type {
  DirectorsPayload,
  ExecutiveManagementPayload,
  ExecutivePayload,
  OrgStructurePayload,
  OurStoryPayload,
} from './about'
import type { CareersPayload } from './careers'
import type { DatasetPayloads } from './datasets'
import type { DictionaryPayload } from './dictionary'
import type { GalleryPayloads } from './gallery'
import type { HomePayload } from './home'
import type { InstitutionPayloads } from './institution'
import type { KnowledgePayloads } from './knowledge'
import type { NewsroomPayloads } from './newsroom'
import type { OpenPayloads } from './open'
import type {
  ArticlePayload,
  ContactPayload,
  FaqPayload,
  InquiryPayload,
  SiteMapPayload,
} from './pages'
import type { PayloadName } from './payload-names'
import type { RegionPayload, RegionsPayload } from './regions'
import type { SearchPayloads } from './search'
import type { ServicesPayloads } from './services'

interface PayloadTypes
  extends DatasetPayloads,
    GalleryPayloads,
    InstitutionPayloads,
    KnowledgePayloads,
    NewsroomPayloads,
    OpenPayloads,
    SearchPayloads,
    ServicesPayloads {
  home: HomePayload
  faq: FaqPayload
  article: ArticlePayload
  contact: ContactPayload
  inquiry: InquiryPayload
  siteMap: SiteMapPayload
  ourStory: OurStoryPayload
  directors: DirectorsPayload
  orgStructure: OrgStructurePayload
  executiveManagement: ExecutiveManagementPayload
  executive: ExecutivePayload
  regions: RegionsPayload
  region: RegionPayload
  careers: CareersPayload
  dictionary: DictionaryPayload
}

/** Payload types by name: the contract between the worker's loaders and the pages. */
export type Payloads = { [N in PayloadName]: PayloadTypes[N] }
