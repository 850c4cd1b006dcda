import { type CoreMessages, createTranslator, type Messages } from '#domain/messages/translate'
import type { PageData } from '#domain/payloads/page-data'
import { type Locale, localPath } from '#domain/site/locale'
import { pageFolder, type RouteName, routeOf } from '#domain/site/routes'
import { byFolder } from '../content'

/** `/faq?a=b` becomes `/faq/_payload.json?{build}&a=b`. */
function payloadUrl(path: string, locale: Locale, build: string, search: string): string {
  const page = localPath(path, locale)
  return `${page === '/' ? '' : page}/_payload.json?${build}${search.replace('?', '&')}`
}

/** Fetches the data of a page. GET is not retried (specification, section 7). */
export async function fetchPayload(
  path: string,
  locale: Locale,
  build: string,
  search = '',
): Promise<PageData> {
  const response = await fetch(payloadUrl(path, locale, build, search), {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`payload of ${path}: ${response.status}`)
  return response.json()
}

/** A module of messages has one export, whose name depends on the language. */
type MessageModule = Record<string, object>

/** Each group is a chunk of its own, loaded with the first page that names it. */
const groups = import.meta.glob<MessageModule>([
  '../../domain/messages/{ar,en}/*.ts',
  // What only the worker says.
  '!**/{all,answers,dataset-charts,mails,own-data,record-charts,staff*}.ts',
])
/** The texts in the folder of a page; some have none. */
const pageTexts = {
  ar: byFolder(import.meta.glob<MessageModule>('../pages/*/*/ar.ts')),
  en: byFolder(import.meta.glob<MessageModule>('../pages/*/*/en.ts')),
}

const tableOf = <T = Partial<Messages>>(module: MessageModule) => Object.values(module)[0] as T

async function readGroup<T = Partial<Messages>>(group: string, locale: Locale): Promise<T> {
  const module = await groups[`../../domain/messages/${locale}/${group}.ts`]?.()
  if (!module) throw new Error(`no messages ${group} in ${locale}`)
  return tableOf<T>(module)
}

async function readOwn(folder: string, locale: Locale): Promise<Partial<Messages>> {
  const module = await pageTexts[locale][folder]?.()
  return module ? tableOf(module) : {}
}

/** Messages of a page in addition to the core ones: the groups that its route names, and its own. */
function readMore(name: RouteName, locale: Locale): Promise<Partial<Messages>[]> {
  const { messages, payload } = routeOf(name)
  return Promise.all([
    ...messages.map((group) => readGroup(group, locale)),
    readOwn(pageFolder(payload), locale),
  ])
}

/** Loads the messages of the first page; `addMessagesFor` loads those of a later page. */
export async function loadMessages(locale: Locale, first: RouteName) {
  const [messages, more] = await Promise.all([
    readGroup<CoreMessages>('core', locale),
    readMore(first, locale),
  ])
  const { t, addMessages } = createTranslator(locale, messages)
  more.forEach(addMessages)
  const addMessagesFor = async (name: RouteName) =>
    (await readMore(name, locale)).forEach(addMessages)
  return { t, addMessagesFor }
}
