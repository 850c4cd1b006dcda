import type { arAll } from '../ar/all'
import type { Shape } from '../shape'
import { enAbout } from './about'
import { enAgreements } from './agreements'
import { enAnswers } from './answers'
import { enArticle } from './article'
import { enCareers } from './careers'
import { enChannels } from './channels'
import { enComments } from './comments'
import { en } from './core'
import { enDatasetCharts } from './dataset-charts'
import { enDictionary } from './dictionary'
import { enDisclosures } from './disclosures'
import { enFacets } from './facets'
import { enFaq } from './faq'
import { enFeedback } from './feedback'
import { enForms } from './forms'
import { enFrame } from './frame'
import { enGallery } from './gallery'
import { enHome } from './home'
import { enInstitution } from './institution'
import { enKnowledge } from './knowledge'
import { enMails } from './mails'
import { enNewsletter } from './newsletter'
import { enNewsroom } from './newsroom'
import { enOpen } from './open'
import { enOwnData } from './own-data'
import { enProfile } from './profile'
import { enRating } from './rating'
import { enRecordCharts } from './record-charts'
import { enRegions } from './regions'
import { enScenes } from './scenes'
import { enSearch } from './search'
import { enSearchBox } from './search-box'
import { enServices } from './services'
import { enStaff } from './staff'
import { enStaffAccounts } from './staff-accounts'
import { enStaffAudit } from './staff-audit'
import { enStaffModeration } from './staff-moderation'
import { enStaffPerformance } from './staff-performance'
import { enStaffQueue } from './staff-queue'
import { enStaffReleases } from './staff-releases'
import { enStaffTicket } from './staff-ticket'
import { enTickets } from './tickets'
import { enUseCases } from './use-cases'

/** All English messages. */
export const enAll = {
  ...en,
  ...enFrame,
  ...enHome,
  ...enFaq,
  ...enArticle,
  ...enFeedback,
  ...enRating,
  ...enRecordCharts,
  ...enComments,
  ...enForms,
  ...enAnswers,
  ...enTickets,
  ...enMails,
  ...enAbout,
  ...enAgreements,
  ...enCareers,
  ...enChannels,
  ...enDatasetCharts,
  ...enDictionary,
  ...enDisclosures,
  ...enGallery,
  ...enInstitution,
  ...enKnowledge,
  ...enFacets,
  ...enNewsletter,
  ...enNewsroom,
  ...enOpen,
  ...enStaff,
  ...enStaffAccounts,
  ...enStaffAudit,
  ...enStaffPerformance,
  ...enStaffQueue,
  ...enStaffTicket,
  ...enOwnData,
  ...enStaffModeration,
  ...enStaffReleases,
  ...enProfile,
  ...enRegions,
  ...enScenes,
  ...enSearch,
  ...enSearchBox,
  ...enServices,
  ...enUseCases,
} satisfies Shape<typeof arAll>
