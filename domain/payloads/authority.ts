import type {
  DirectorsPayload,
  ExecutiveManagementPayload,
  ExecutivePayload,
  OrgStructurePayload,
  OurStoryPayload,
} from './about'
import type { CareersPayload } from './careers'
import type { DictionaryPayload } from './dictionary'
import type { RegionPayload, RegionsPayload } from './regions'

/** Payloads of the pages about the authority, its people and its terminology. */
export interface AuthorityPayloads {
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
