import { arAbout } from './about'
import { arAgreements } from './agreements'
import { arAnswers } from './answers'
import { arArticle } from './article'
import { arChannels } from './channels'
import { arComments } from './comments'
import { ar } from './core'
import { arDatasetCharts } from './dataset-charts'
import { arDisclosures } from './disclosures'
import { arFacets } from './facets'
import { arFeedback } from './feedback'
import { arForms } from './forms'
import { arFrame } from './frame'
import { arGallery } from './gallery'
import { arKnowledge } from './knowledge'
import { arMails } from './mails'
import { arNewsletter } from './newsletter'
import { arNewsroom } from './newsroom'
import { arOpen } from './open'
import { arOwnData } from './own-data'
import { arProfile } from './profile'
import { arProgrammes } from './programmes'
import { arRating } from './rating'
import { arRecordCharts } from './record-charts'
import { arRegions } from './regions'
import { arSearch } from './search'
import { arSearchBox } from './search-box'
import { arServices } from './services'
import { arStaff } from './staff'
import { arStaffReleases } from './staff-releases'
import { arTickets } from './tickets'
import { arUseCases } from './use-cases'

/** All Arabic messages. Their type is the shape of every translation. */
export const arAll = {
  ...ar,
  ...arFrame,
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
  ...arChannels,
  ...arDatasetCharts,
  ...arDisclosures,
  ...arGallery,
  ...arProgrammes,
  ...arKnowledge,
  ...arFacets,
  ...arNewsletter,
  ...arNewsroom,
  ...arOpen,
  ...arStaff,
  ...arOwnData,
  ...arStaffReleases,
  ...arProfile,
  ...arRegions,
  ...arSearch,
  ...arSearchBox,
  ...arServices,
  ...arUseCases,
}
