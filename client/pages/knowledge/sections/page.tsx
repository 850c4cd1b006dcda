import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { ArrowLink, RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { SectionsPayload } from './payload'
import './knowledge-ways.css'

interface SectionsProps {
  payload: SectionsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Sections({ payload, usefulness, personalState }: SectionsProps) {
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <div className="container">
        {payload.sections.map((section) => (
          <SectionEntry of={section} key={section.slug} />
        ))}
        <ArrowLink to="books">{t('knowledge.shelf.all')}</ArrowLink>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function SectionEntry({ of: section }: { of: SectionsPayload['sections'][number] }) {
  const { t, site } = usePage()
  const { slug, title, summary, icon, count, books } = section
  return (
    <section className="class-entry" aria-labelledby={slug}>
      <div className="class-entry__head">
        <ContentIcon name={icon} />
        <h2 id={slug}>
          <RecordLink to="section" params={{ slug }}>
            {title}
          </RecordLink>
        </h2>
        <p>{summary}</p>
        <p className="class-entry__count">
          {toDigits(t('knowledge.items', { count }), site.digits)}
        </p>
        <UnitSquares count={count} />
      </div>
      <ul>
        {books.map((book) => (
          <li key={book.slug}>
            <RecordLink to="book" params={{ slug: book.slug }}>
              <span>{book.title}</span>
            </RecordLink>
            <span className="class-entry__type">{t(`knowledge.type.${book.type}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
