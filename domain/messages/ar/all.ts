import { arAbout } from './about'
import { arAgreements } from './agreements'
import { arAnswers } from './answers'
import { arArticle } from './article'
import { arCareers } from './careers'
import { arChannels } from './channels'
import { arComments } from './comments'
import { ar } from './core'
import { arDatasetCharts } from './dataset-charts'
import { arDictionary } from './dictionary'
import { arDisclosures } from './disclosures'
import { arFacets } from './facets'
import { arFaq } from './faq'
import { arFeedback } from './feedback'
import { arForms } from './forms'
import { arFrame } from './frame'
import { arGallery } from './gallery'
import { arHome } from './home'
import { arInstitution } from './institution'
import { arKnowledge } from './knowledge'
import { arMails } from './mails'
import { arNewsletter } from './newsletter'
import { arNewsroom } from './newsroom'
import { arOpen } from './open'
import { arOwnData } from './own-data'
import { arProfile } from './profile'
import { arRating } from './rating'
import { arRecordCharts } from './record-charts'
import { arRegions } from './regions'
import { arScenes } from './scenes'
import { arSearch } from './search'
import { arSearchBox } from './search-box'
import { arServices } from './services'
import { arStaff } from './staff'
import { arStaffAccounts } from './staff-accounts'
import { arStaffAudit } from './staff-audit'
import { arStaffModeration } from './staff-moderation'
import { arStaffPerformance } from './staff-performance'
import { arStaffQueue } from './staff-queue'
import { arStaffReleases } from './staff-releases'
import { arStaffTicket } from './staff-ticket'
import { arTickets } from './tickets'
import { arUseCases } from './use-cases'

/** All Arabic messages. Their type is the shape of every translation. */
export const arAll = {
  ...ar,
  ...arFrame,
  ...arHome,
  ...arFaq,
  ...arArticle,
  ...arFeedback,
  ...arRating,
  ...arRecordCharts,
  ...arComments,
  ...arForms,
  ...arAnswers,
  ...arTickets,
  ...arMails,
  ...arAbout,
  ...arAgreements,
  ...arCareers,
  ...arChannels,
  ...arDatasetCharts,
  ...arDictionary,
  ...arDisclosures,
  ...arGallery,
  ...arInstitution,
  ...arKnowledge,
  ...arFacets,
  ...arNewsletter,
  ...arNewsroom,
  ...arOpen,
  ...arStaff,
  ...arStaffAccounts,
  ...arStaffAudit,
  ...arStaffPerformance,
  ...arStaffQueue,
  ...arStaffTicket,
  ...arOwnData,
  ...arStaffModeration,
  ...arStaffReleases,
  ...arProfile,
  ...arRegions,
  ...arScenes,
  ...arSearch,
  ...arSearchBox,
  ...arServices,
  ...arUseCases,
}
