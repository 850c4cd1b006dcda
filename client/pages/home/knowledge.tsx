import { toDigits } from '#domain/dates/format'
import type { HomePayload } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { PageSection } from '../../ui/page/section'
import { ArrowLink, RecordLink } from '../../ui/text/link'
import { Shelf } from '../knowledge/shelf'

export function HomeKnowledge({ books, sections }: HomePayload['knowledge']) {
  const { t, site } = usePage()
  if (books.length === 0) return null
  return (
    <PageSection
      id="knowledge"
      title={t('home.knowledge.title')}
      lead={t('home.knowledge.lead')}
      more={<ArrowLink to="knowledge">{t('home.knowledge.all')}</ArrowLink>}
      ground="green"
    >
      <Shelf books={books} />
      <ul className="button-row topic-row">
        {sections.map(({ slug, title, count }) => (
          <li key={slug}>
            <RecordLink to="section" params={{ slug }} className="link-arrow">
              {title}
              <bdi>{toDigits(count, site.digits)}</bdi>
            </RecordLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
