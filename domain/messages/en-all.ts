import type { arAll } from './ar-all'
import { en } from './en'
import { enAbout } from './en-about'
import { enAgreements } from './en-agreements'
import { enAnswers } from './en-answers'
import { enArticle } from './en-article'
import { enCareers } from './en-careers'
import { enChannels } from './en-channels'
import { enComments } from './en-comments'
import { enDictionary } from './en-dictionary'
import { enFaq } from './en-faq'
import { enFeedback } from './en-feedback'
import { enForms } from './en-forms'
import { enFrame } from './en-frame'
import { enGallery } from './en-gallery'
import { enHome } from './en-home'
import { enInstitution } from './en-institution'
import { enKnowledge } from './en-knowledge'
import { enMails } from './en-mails'
import { enNarrowing } from './en-narrowing'
import { enNewsletter } from './en-newsletter'
import { enNewsroom } from './en-newsroom'
import { enOpen } from './en-open'
import { enRating } from './en-rating'
import { enRequests } from './en-requests'
import { enServices } from './en-services'
import type { Shape } from './index'

/** Every English text. */
export const enAll = {
  ...en,
  ...enFrame,
  ...enHome,
  ...enFaq,
  ...enArticle,
  ...enFeedback,
  ...enRating,
  ...enComments,
  ...enForms,
  ...enAnswers,
  ...enRequests,
  ...enMails,
  ...enAbout,
  ...enAgreements,
  ...enCareers,
  ...enChannels,
  ...enDictionary,
  ...enGallery,
  ...enInstitution,
  ...enKnowledge,
  ...enNarrowing,
  ...enNewsletter,
  ...enNewsroom,
  ...enOpen,
  ...enServices,
} satisfies Shape<typeof arAll>
