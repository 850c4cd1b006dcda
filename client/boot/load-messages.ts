import type { MessageGroup } from '#domain/messages/groups'
import { type CoreMessages, createTranslator, type Messages } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routeOf } from '#domain/site/routes'

/** Written once instead of a name for each table, which every page would load. */
const onlyExport = <T>(module: Record<string, T>) => Object.values(module)[0] as T

const core: Record<Locale, () => Promise<CoreMessages>> = {
  ar: () => import('#domain/messages/ar/core').then(onlyExport),
  en: () => import('#domain/messages/en/core').then(onlyExport),
}

/** Each group is a chunk of its own, loaded with the first page that names it. */
const tables: Record<MessageGroup, Record<Locale, () => Promise<Partial<Messages>>>> = {
  frame: {
    ar: () => import('#domain/messages/ar/frame').then(onlyExport),
    en: () => import('#domain/messages/en/frame').then(onlyExport),
  },
  home: {
    ar: () => import('#domain/messages/ar/home').then(onlyExport),
    en: () => import('#domain/messages/en/home').then(onlyExport),
  },
  faq: {
    ar: () => import('#domain/messages/ar/faq').then(onlyExport),
    en: () => import('#domain/messages/en/faq').then(onlyExport),
  },
  article: {
    ar: () => import('#domain/messages/ar/article').then(onlyExport),
    en: () => import('#domain/messages/en/article').then(onlyExport),
  },
  feedback: {
    ar: () => import('#domain/messages/ar/feedback').then(onlyExport),
    en: () => import('#domain/messages/en/feedback').then(onlyExport),
  },
  rating: {
    ar: () => import('#domain/messages/ar/rating').then(onlyExport),
    en: () => import('#domain/messages/en/rating').then(onlyExport),
  },
  comments: {
    ar: () => import('#domain/messages/ar/comments').then(onlyExport),
    en: () => import('#domain/messages/en/comments').then(onlyExport),
  },
  forms: {
    ar: () => import('#domain/messages/ar/forms').then(onlyExport),
    en: () => import('#domain/messages/en/forms').then(onlyExport),
  },
  tickets: {
    ar: () => import('#domain/messages/ar/tickets').then(onlyExport),
    en: () => import('#domain/messages/en/tickets').then(onlyExport),
  },
  about: {
    ar: () => import('#domain/messages/ar/about').then(onlyExport),
    en: () => import('#domain/messages/en/about').then(onlyExport),
  },
  agreements: {
    ar: () => import('#domain/messages/ar/agreements').then(onlyExport),
    en: () => import('#domain/messages/en/agreements').then(onlyExport),
  },
  careers: {
    ar: () => import('#domain/messages/ar/careers').then(onlyExport),
    en: () => import('#domain/messages/en/careers').then(onlyExport),
  },
  channels: {
    ar: () => import('#domain/messages/ar/channels').then(onlyExport),
    en: () => import('#domain/messages/en/channels').then(onlyExport),
  },
  dictionary: {
    ar: () => import('#domain/messages/ar/dictionary').then(onlyExport),
    en: () => import('#domain/messages/en/dictionary').then(onlyExport),
  },
  disclosures: {
    ar: () => import('#domain/messages/ar/disclosures').then(onlyExport),
    en: () => import('#domain/messages/en/disclosures').then(onlyExport),
  },
  gallery: {
    ar: () => import('#domain/messages/ar/gallery').then(onlyExport),
    en: () => import('#domain/messages/en/gallery').then(onlyExport),
  },
  institution: {
    ar: () => import('#domain/messages/ar/institution').then(onlyExport),
    en: () => import('#domain/messages/en/institution').then(onlyExport),
  },
  knowledge: {
    ar: () => import('#domain/messages/ar/knowledge').then(onlyExport),
    en: () => import('#domain/messages/en/knowledge').then(onlyExport),
  },
  facets: {
    ar: () => import('#domain/messages/ar/facets').then(onlyExport),
    en: () => import('#domain/messages/en/facets').then(onlyExport),
  },
  newsletter: {
    ar: () => import('#domain/messages/ar/newsletter').then(onlyExport),
    en: () => import('#domain/messages/en/newsletter').then(onlyExport),
  },
  newsroom: {
    ar: () => import('#domain/messages/ar/newsroom').then(onlyExport),
    en: () => import('#domain/messages/en/newsroom').then(onlyExport),
  },
  open: {
    ar: () => import('#domain/messages/ar/open').then(onlyExport),
    en: () => import('#domain/messages/en/open').then(onlyExport),
  },
  profile: {
    ar: () => import('#domain/messages/ar/profile').then(onlyExport),
    en: () => import('#domain/messages/en/profile').then(onlyExport),
  },
  regions: {
    ar: () => import('#domain/messages/ar/regions').then(onlyExport),
    en: () => import('#domain/messages/en/regions').then(onlyExport),
  },
  search: {
    ar: () => import('#domain/messages/ar/search').then(onlyExport),
    en: () => import('#domain/messages/en/search').then(onlyExport),
  },
  'search-box': {
    ar: () => import('#domain/messages/ar/search-box').then(onlyExport),
    en: () => import('#domain/messages/en/search-box').then(onlyExport),
  },
  services: {
    ar: () => import('#domain/messages/ar/services').then(onlyExport),
    en: () => import('#domain/messages/en/services').then(onlyExport),
  },
  'use-cases': {
    ar: () => import('#domain/messages/ar/use-cases').then(onlyExport),
    en: () => import('#domain/messages/en/use-cases').then(onlyExport),
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
