import type { arAll } from '../ar/all'
import type { Shape } from '../shape'
import { enAbout } from './about'
import { enAgreements } from './agreements'
import { enAnswers } from './answers'
import { enArticle } from './article'
import { enChannels } from './channels'
import { enComments } from './comments'
import { en } from './core'
import { enDatasetCharts } from './dataset-charts'
import { enDisclosures } from './disclosures'
import { enFacets } from './facets'
import { enFeedback } from './feedback'
import { enForms } from './forms'
import { enFrame } from './frame'
import { enGallery } from './gallery'
import { enKnowledge } from './knowledge'
import { enMails } from './mails'
import { enNewsletter } from './newsletter'
import { enNewsroom } from './newsroom'
import { enOpen } from './open'
import { enOwnData } from './own-data'
import { enProfile } from './profile'
import { enProgrammes } from './programmes'
import { enRating } from './rating'
import { enRecordCharts } from './record-charts'
import { enRegions } from './regions'
import { enSearch } from './search'
import { enSearchBox } from './search-box'
import { enServices } from './services'
import { enStaff } from './staff'
import { enStaffReleases } from './staff-releases'
import { enTickets } from './tickets'
import { enUseCases } from './use-cases'

/** All English messages. */
export const enAll = {
  ...en,
  ...enFrame,
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
  ...enChannels,
  ...enDatasetCharts,
  ...enDisclosures,
  ...enGallery,
  ...enProgrammes,
  ...enKnowledge,
  ...enFacets,
  ...enNewsletter,
  ...enNewsroom,
  ...enOpen,
  ...enStaff,
  ...enOwnData,
  ...enStaffReleases,
  ...enProfile,
  ...enRegions,
  ...enSearch,
  ...enSearchBox,
  ...enServices,
  ...enUseCases,
} satisfies Shape<typeof arAll>
