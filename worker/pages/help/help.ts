import { listKinds } from '#db/entries/entries'
import { holidayDays } from '#domain/content/pages/holiday'
import type { Loader } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'
import { readPageText } from '../page-text'
import { toChannels, toReplyDays } from './channels'

export const loadHelp: Loader<'help'> = async (deps) => {
  const { db, locale, now } = deps
  const [page, lists] = await Promise.all([
    readPageText(deps, 'help'),
    listKinds(db, ['question', 'holiday'], locale, now),
  ])
  if (!page) return null
  const { settings, format, textWith } = page
  const questions = lists.question.filter(({ body }) => body.top)
  return {
    ...textWith(questions),
    questions: questions.map(({ slug, title, body }) => ({
      slug,
      question: title,
      answer: writeText(body.answer, deps),
    })),
    channels: toChannels(settings, locale),
    reply: toReplyDays(holidayDays(lists.holiday), format, now),
  }
}
