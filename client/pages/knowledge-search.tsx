import type { KnowledgeSearchPayload } from '#domain/payloads/knowledge'
import { usePage } from '../i18n'
import { PageHero } from '../ui/page/page-hero'
import { PageMeta } from '../ui/page/page-meta'
import { Section } from '../ui/page/section'
import { Isolated } from '../ui/text/isolated'
import { PageLink } from '../ui/text/link'
import { ClassList } from './knowledge/class-list'
import { TermCall } from './knowledge/term-call'

export function KnowledgeSearch({ payload }: { payload: KnowledgeSearchPayload }) {
  const { t } = usePage()
  return (
    <>
      <PageHero lead={t('knowledgeWays.lead')} />
      <Section
        id="by-section"
        title={t('knowledgeWays.sections.title')}
        lead={t('knowledgeWays.sections.lead')}
        shape="ledger"
      >
        <ClassList sections={payload.sections} />
      </Section>
      <div className="section section--tint">
        <ul className="section__inner search-ways">
          <li>
            <h2>{t('knowledgeWays.books.title')}</h2>
            <p>{t('knowledgeWays.books.text')}</p>
            <PageLink to="books" />
          </li>
          <li>
            <h2>{t('knowledgeWays.page.title')}</h2>
            <p>
              <Isolated text={t('knowledgeWays.page.text')} part="Ctrl + F" />
            </p>
          </li>
          <li>
            <h2>{t('knowledgeWays.ask.title')}</h2>
            <p>{t('knowledgeWays.ask.text')}</p>
            <PageLink to="contact" />
          </li>
        </ul>
      </div>
      <div className="section">
        <div className="section__inner">
          <h2 className="search-ways__last">{t('knowledgeWays.dictionary.title')}</h2>
          <p className="search-ways__text">{t('knowledgeWays.dictionary.text')}</p>
          <TermCall />
        </div>
      </div>
      <div className="container">
        <PageMeta modified={payload.modified} />
      </div>
    </>
  )
}
