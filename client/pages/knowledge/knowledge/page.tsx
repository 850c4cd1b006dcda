import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { SectionCard } from '#domain/payloads/knowledge'
import { tableTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { PageHero } from '../../../ui/page/page-hero'
import { PageMeta } from '../../../ui/page/page-meta'
import { SearchBox } from '../../../ui/page/search-box'
import { PageSection } from '../../../ui/page/section'
import { Hidden } from '../../../ui/text/inline'
import { ArrowLink, PageLink, RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { BookList } from '../book-list'
import { Shelf } from '../shelf'
import type { KnowledgePayload } from './payload'
import '../../../ui/page/section.css'
import './knowledge.css'
import '../../../ui/page/page-hero.css'

const parts = ['classes', 'shelf', 'newest', 'useful', 'forms'] as const

interface KnowledgeProps {
  payload: KnowledgePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Knowledge({ payload, usefulness, personalState }: KnowledgeProps) {
  const { t } = usePage()
  const shown = parts.filter((part) => part !== 'useful' || payload.useful.length > 0)
  return (
    <>
      <PageHero chart={payload.chart} lead={t('knowledge.lead')}>
        <SearchBox id="query" scope="hub" place="hero" />
        <nav className="anchor-nav" aria-label={t('knowledge.parts')}>
          <ol>
            {shown.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{t(`knowledge.${part}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      </PageHero>
      <Classes {...payload} />
      <PageSection
        id="shelf"
        title={t('knowledge.shelf.title')}
        lead={t('knowledge.shelf.note')}
        more={<ArrowLink to="books">{t('knowledge.shelf.all')}</ArrowLink>}
        ground="tint"
      >
        <Shelf books={payload.shelf} />
      </PageSection>
      <Lists {...payload} />
      <Forms {...payload} />
      <div className="section">
        <div className="section__inner">
          <div className="calls">
            <TermCall />
            <p className="archive-call">
              <strong>{t('knowledge.archive.title')}</strong> {t('knowledge.archive.text')}{' '}
              <PageLink to="oldKnowledge" />
            </p>
          </div>
        </div>
      </div>
      <div className="container">
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Classes({ sections, total }: KnowledgePayload) {
  const { t, site } = usePage()
  const lead = t('knowledge.classes.lead', { count: total, sections: sections.length })
  return (
    <PageSection
      id="classes"
      title={t('knowledge.classes.title')}
      lead={toDigits(lead, site.digits)}
      shape="ledger"
    >
      <ClassList sections={sections} />
    </PageSection>
  )
}

function Lists({ newest, useful }: KnowledgePayload) {
  const { t } = usePage()
  const lists = { newest, useful }
  const names = (['newest', 'useful'] as const).filter((name) => lists[name].length > 0)
  return (
    <div className="section">
      <div className={names.length > 1 ? 'section__inner pair' : 'section__inner'}>
        {names.map((name) => (
          <section aria-labelledby={name} key={name}>
            <h2 id={name}>{t(`knowledge.${name}.title`)}</h2>
            <p className="pair__lead">{t(`knowledge.${name}.lead`)}</p>
            <BookList books={lists[name]} hasColumns={names.length === 1} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Forms({ forms }: KnowledgePayload) {
  const { t } = usePage()
  return (
    <PageSection
      id="forms"
      title={t('knowledge.forms.title')}
      lead={t('knowledge.forms.lead')}
      shape="ledger"
      ground="tint"
    >
      <BookList books={forms} showSummaries hasColumns />
    </PageSection>
  )
}

function ClassList({ sections }: { sections: readonly SectionCard[] }) {
  const { t, site } = usePage()
  return (
    <ul className="class-list">
      {sections.map(({ slug, title, summary, icon, count }) => (
        <li key={slug}>
          <RecordLink to="section" params={{ slug }}>
            <ContentIcon name={icon} />
            <span>
              <strong>{title}</strong>
              <small>{summary}</small>
            </span>
            <span className="class-list__count">
              <span aria-hidden="true">{toDigits(count, site.digits)}</span>
              <Hidden>{toDigits(t('knowledge.items', { count }), site.digits)}</Hidden>
            </span>
            <Icon name="chevron-right" flip />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}

function TermCall() {
  const { t, locale } = usePage()
  return (
    <PageLink to="dictionary" className="term-call">
      <Icon name="book-marked" />
      <span>
        <strong>{tableTitle('dictionary', locale)}</strong>
        <small>{t('knowledge.terms')}</small>
      </span>
      <Icon name="arrow-right" flip />
    </PageLink>
  )
}
