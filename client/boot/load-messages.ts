import type { MessageGroup } from '#domain/messages/groups'
import { type CoreMessages, createTranslator, type Messages } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routeOf } from '#domain/site/routes'

const core: Record<Locale, () => Promise<CoreMessages>> = {
  ar: () => import('#domain/messages/ar/core').then((module) => module.ar),
  en: () => import('#domain/messages/en/core').then((module) => module.en),
}

/** Each group is a chunk of its own, loaded with the first page that names it. */
const tables: Record<MessageGroup, Record<Locale, () => Promise<Partial<Messages>>>> = {
  frame: {
    ar: () => import('#domain/messages/ar/frame').then((module) => module.arFrame),
    en: () => import('#domain/messages/en/frame').then((module) => module.enFrame),
  },
  home: {
    ar: () => import('#domain/messages/ar/home').then((module) => module.arHome),
    en: () => import('#domain/messages/en/home').then((module) => module.enHome),
  },
  faq: {
    ar: () => import('#domain/messages/ar/faq').then((module) => module.arFaq),
    en: () => import('#domain/messages/en/faq').then((module) => module.enFaq),
  },
  article: {
    ar: () => import('#domain/messages/ar/article').then((module) => module.arArticle),
    en: () => import('#domain/messages/en/article').then((module) => module.enArticle),
  },
  feedback: {
    ar: () => import('#domain/messages/ar/feedback').then((module) => module.arFeedback),
    en: () => import('#domain/messages/en/feedback').then((module) => module.enFeedback),
  },
  rating: {
    ar: () => import('#domain/messages/ar/rating').then((module) => module.arRating),
    en: () => import('#domain/messages/en/rating').then((module) => module.enRating),
  },
  comments: {
    ar: () => import('#domain/messages/ar/comments').then((module) => module.arComments),
    en: () => import('#domain/messages/en/comments').then((module) => module.enComments),
  },
  forms: {
    ar: () => import('#domain/messages/ar/forms').then((module) => module.arForms),
    en: () => import('#domain/messages/en/forms').then((module) => module.enForms),
  },
  tickets: {
    ar: () => import('#domain/messages/ar/tickets').then((module) => module.arTickets),
    en: () => import('#domain/messages/en/tickets').then((module) => module.enTickets),
  },
  about: {
    ar: () => import('#domain/messages/ar/about').then((module) => module.arAbout),
    en: () => import('#domain/messages/en/about').then((module) => module.enAbout),
  },
  agreements: {
    ar: () => import('#domain/messages/ar/agreements').then((module) => module.arAgreements),
    en: () => import('#domain/messages/en/agreements').then((module) => module.enAgreements),
  },
  careers: {
    ar: () => import('#domain/messages/ar/careers').then((module) => module.arCareers),
    en: () => import('#domain/messages/en/careers').then((module) => module.enCareers),
  },
  channels: {
    ar: () => import('#domain/messages/ar/channels').then((module) => module.arChannels),
    en: () => import('#domain/messages/en/channels').then((module) => module.enChannels),
  },
  dictionary: {
    ar: () => import('#domain/messages/ar/dictionary').then((module) => module.arDictionary),
    en: () => import('#domain/messages/en/dictionary').then((module) => module.enDictionary),
  },
  disclosures: {
    ar: () => import('#domain/messages/ar/disclosures').then((module) => module.arDisclosures),
    en: () => import('#domain/messages/en/disclosures').then((module) => module.enDisclosures),
  },
  gallery: {
    ar: () => import('#domain/messages/ar/gallery').then((module) => module.arGallery),
    en: () => import('#domain/messages/en/gallery').then((module) => module.enGallery),
  },
  institution: {
    ar: () => import('#domain/messages/ar/institution').then((module) => module.arInstitution),
    en: () => import('#domain/messages/en/institution').then((module) => module.enInstitution),
  },
  knowledge: {
    ar: () => import('#domain/messages/ar/knowledge').then((module) => module.arKnowledge),
    en: () => import('#domain/messages/en/knowledge').then((module) => module.enKnowledge),
  },
  facets: {
    ar: () => import('#domain/messages/ar/facets').then((module) => module.arFacets),
    en: () => import('#domain/messages/en/facets').then((module) => module.enFacets),
  },
  newsletter: {
    ar: () => import('#domain/messages/ar/newsletter').then((module) => module.arNewsletter),
    en: () => import('#domain/messages/en/newsletter').then((module) => module.enNewsletter),
  },
  newsroom: {
    ar: () => import('#domain/messages/ar/newsroom').then((module) => module.arNewsroom),
    en: () => import('#domain/messages/en/newsroom').then((module) => module.enNewsroom),
  },
  open: {
    ar: () => import('#domain/messages/ar/open').then((module) => module.arOpen),
    en: () => import('#domain/messages/en/open').then((module) => module.enOpen),
  },
  search: {
    ar: () => import('#domain/messages/ar/search').then((module) => module.arSearch),
    en: () => import('#domain/messages/en/search').then((module) => module.enSearch),
  },
  'search-box': {
    ar: () => import('#domain/messages/ar/search-box').then((module) => module.arSearchBox),
    en: () => import('#domain/messages/en/search-box').then((module) => module.enSearchBox),
  },
  services: {
    ar: () => import('#domain/messages/ar/services').then((module) => module.arServices),
    en: () => import('#domain/messages/en/services').then((module) => module.enServices),
  },
  'use-cases': {
    ar: () => import('#domain/messages/ar/use-cases').then((module) => module.arUseCases),
    en: () => import('#domain/messages/en/use-cases').then((module) => module.enUseCases),
  },
}

/** Loads the messages of the first page; `addMessagesFor` loads those of a later page. */
export async function loadMessages(locale: Locale, first: RouteName) {
  const readMore = (name: RouteName) =>
    Promise.all(routeOf(name).messages.map((group) => tables[group][locale]()))
  const [messages, more] = await Promise.all([core[locale](), readMore(first)])
  const { t, addMessages } = createTranslator(locale, messages)
  more.forEach(addMessages)
  const addMessagesFor = async (name: RouteName) => (await readMore(name)).forEach(addMessages)
  return { t, addMessagesFor }
}
