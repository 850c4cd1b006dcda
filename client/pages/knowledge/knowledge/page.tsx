import { tableTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHero } from '../../../ui/page/page-hero'
import { SearchBox } from '../../../ui/page/search-box'
import { PageSection } from '../../../ui/page/section'
import { ArrowLink, PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { BookList } from '../book-list'
import { Shelf } from '../shelf'
import type { KnowledgePayload } from './payload'

const parts = ['classes', 'shelf', 'newest', 'useful', 'forms'] as const

export function Knowledge(props: PageProps<KnowledgePayload>) {
  const { payload } = props
  const { t } = usePage()
  const shown = parts.filter((part) => part !== 'useful' || payload.useful.length > 0)
  return (
    <>
      <PageHero lead={t('knowledge.lead')}>
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
        more={<ArrowLink to="books">{t('knowledge.shelf.all')}</ArrowLink>}
        ground="tint"
      >
        <Shelf books={payload.shelf} />
      </PageSection>
      <Lists {...payload} />
      <Ways />
      <PageBody of={props} />
    </>
  )
}

function Classes({ sections, total }: KnowledgePayload) {
  const { t, digits } = usePage()
  const lead = t('knowledge.classes.lead', { count: total, sections: sections.length })
  return (
    <PageSection
      id="classes"
      title={t('knowledge.classes.title')}
      lead={digits(lead)}
      shape="ledger"
    >
      <RowList density="compact">
        {sections.map(({ slug, title, summary, icon, count }) => (
          <ListRow
            key={slug}
            icon={<ContentIcon name={icon} />}
            title={<RowLink to="section" slug={slug} title={title} isWhole />}
            level={3}
            end={<span className="tag">{digits(t('knowledge.items', { count }))}</span>}
          >
            <p>{summary}</p>
          </ListRow>
        ))}
      </RowList>
    </PageSection>
  )
}

/** Books by what is asked for: the newest, the most useful, the forms. */
function Lists(lists: KnowledgePayload) {
  const { t } = usePage()
  return (['newest', 'useful', 'forms'] as const).map(
    (name) =>
      (lists[name].length > 0 || name === 'forms') && (
        <PageSection
          id={name}
          title={t(`knowledge.${name}.title`)}
          lead={t(`knowledge.${name}.lead`)}
          shape="ledger"
          ground={name === 'forms' ? 'tint' : undefined}
          key={name}
        >
          <BookList books={lists[name]} showSummaries={name === 'forms'} hasColumns />
        </PageSection>
      ),
  )
}

/** To the dictionary and the archive. */
function Ways() {
  const { t, locale } = usePage()
  return (
    <div className="section section--tight">
      <div className="section__inner">
        <RowList>
          <ListRow
            icon={<Icon name="book-marked" />}
            title={
              <PageLink to="dictionary" className="card-link">
                {tableTitle('dictionary', locale)}
              </PageLink>
            }
            level={2}
          >
            <p>{t('knowledge.terms')}</p>
          </ListRow>
          <ListRow icon={<Icon name="library" />} title={t('knowledge.archive.title')} level={2}>
            <p>
              {t('knowledge.archive.text')} <PageLink to="oldKnowledge" />
            </p>
          </ListRow>
        </RowList>
      </div>
    </div>
  )
}
