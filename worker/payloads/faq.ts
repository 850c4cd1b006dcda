import { listKinds } from '#db/entries'
import { newestChange } from '#domain/content/entry'
import { type Loader, loadFormat } from './loader'

export const loadFaq: Loader<'faq'> = async (deps) => {
  const [lists, format] = await Promise.all([
    listKinds(deps.db, ['question-category', 'question'], deps.locale, deps.now),
    loadFormat(deps),
  ])
  const modified = newestChange(Object.values(lists).flat())
  if (modified === null) return null
  const categories = lists['question-category'].map(({ slug, title }) => ({
    slug,
    title,
    questions: lists.question
      .filter(({ body }) => body.category === slug)
      .map((entry) => ({ slug: entry.slug, question: entry.title, answer: entry.body.answer })),
  }))
  return {
    modified: format.date(modified),
    lead: deps.t('faq.lead'),
    categories: categories.filter(({ questions }) => questions.length > 0),
  }
}
