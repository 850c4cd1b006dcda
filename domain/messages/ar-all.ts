import { ar } from './ar'
import { arAbout } from './ar-about'
import { arAgreements } from './ar-agreements'
import { arAnswers } from './ar-answers'
import { arArticle } from './ar-article'
import { arCareers } from './ar-careers'
import { arChannels } from './ar-channels'
import { arComments } from './ar-comments'
import { arDictionary } from './ar-dictionary'
import { arFaq } from './ar-faq'
import { arFeedback } from './ar-feedback'
import { arForms } from './ar-forms'
import { arFrame } from './ar-frame'
import { arGallery } from './ar-gallery'
import { arHome } from './ar-home'
import { arInstitution } from './ar-institution'
import { arKnowledge } from './ar-knowledge'
import { arMails } from './ar-mails'
import { arNarrowing } from './ar-narrowing'
import { arNewsletter } from './ar-newsletter'
import { arNewsroom } from './ar-newsroom'
import { arOpen } from './ar-open'
import { arRating } from './ar-rating'
import { arRequests } from './ar-requests'
import { arServices } from './ar-services'

/** Every Arabic text: the shape of what the site says. */
export const arAll = {
  ...ar,
  ...arFrame,
  ...arHome,
  ...arFaq,
  ...arArticle,
  ...arFeedback,
  ...arRating,
  ...arComments,
  ...arForms,
  ...arAnswers,
  ...arRequests,
  ...arMails,
  ...arAbout,
  ...arAgreements,
  ...arCareers,
  ...arChannels,
  ...arDictionary,
  ...arGallery,
  ...arInstitution,
  ...arKnowledge,
  ...arNarrowing,
  ...arNewsletter,
  ...arNewsroom,
  ...arOpen,
  ...arServices,
}
