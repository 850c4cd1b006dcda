import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Fold } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/fact'
import { RecordLink } from '../../../ui/text/link'
import { inLanguage } from '../../../ui/text/untranslated'
import type { BookPayload } from './payload'
import '../on-page.css'

export function BookFactsPanel(payload: BookPayload) {
  const { t, site } = usePage()
  const { book, audience, owner, published, sectionTitle, readingMinutes } = payload
  return (
    <aside className="on-page" aria-label={t('book.facts')}>
      <Fold id="facts" title={t('book.facts')}>
        <dl>
          <Fact term={t('book.audience')}>
            <span {...inLanguage(book.lang)}>{audience}</span>
          </Fact>
          <Fact term={t('book.type')}>{t(`knowledge.type.${book.type}`)}</Fact>
          <Fact term={t('book.section')}>
            <RecordLink to="section" params={{ slug: book.section }}>
              {sectionTitle}
            </RecordLink>
          </Fact>
          <Fact term={t('book.owner')}>
            <span {...inLanguage(book.lang)}>{owner}</span>
          </Fact>
          <Fact term={t('book.edition')}>{toDigits(book.edition, site.digits)}</Fact>
          <Fact term={t('book.revised')}>
            <Day date={book.revised} />
          </Fact>
          <Fact term={t('book.published')}>
            <Day date={published} />
          </Fact>
          <Fact term={t('book.time')}>
            {toDigits(t('article.minutes', { count: readingMinutes }), site.digits)}
          </Fact>
        </dl>
      </Fold>
    </aside>
  )
}
