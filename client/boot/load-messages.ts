import { type CoreMessages, createTranslator, type Messages } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'
import { type RouteName, routeOf } from '#domain/site/routes'

/** A module of messages has one export, whose name depends on the language. */
type MessageModule = Record<string, object>

/** Each group is a chunk of its own, loaded with the first page that names it. */
const chunks = import.meta.glob<MessageModule>([
  '../../domain/messages/{ar,en}/*.ts',
  // What only the worker says.
  '!**/{all,answers,dataset-charts,mails,own-data,record-charts,scenes,staff*}.ts',
])

async function readGroup<T = Partial<Messages>>(group: string, locale: Locale): Promise<T> {
  const module = await chunks[`../../domain/messages/${locale}/${group}.ts`]?.()
  if (!module) throw new Error(`no messages ${group} in ${locale}`)
  return Object.values(module)[0] as T
}

/** Loads the messages of the first page; `addMessagesFor` loads those of a later page. */
export async function loadMessages(locale: Locale, first: RouteName) {
  const readMore = (name: RouteName) =>
    Promise.all(routeOf(name).messages.map((group) => readGroup(group, locale)))
  const [messages, more] = await Promise.all([
    readGroup<CoreMessages>('core', locale),
    readMore(first),
  ])
  const { t, addMessages } = createTranslator(locale, messages)
  more.forEach(addMessages)
  const addMessagesFor = async (name: RouteName) => (await readMore(name)).forEach(addMessages)
  return { t, addMessagesFor }
}
