import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageLink, RecordLink } from '../../../ui/text/link'
import type { HubStart as Start } from './payload'
import '../../../ui/card-link.css'
import '../../../ui/page/section.css'
import '../../../ui/text/prose.css'
import '../../../ui/page/page-hero.css'
import './search.css'

const ways = [
  { name: 'services', icon: 'layout-grid' },
  { name: 'frameworkAgreements', icon: 'handshake' },
  { name: 'faq', icon: 'message-circle-question-mark' },
  { name: 'dictionary', icon: 'book-marked' },
  { name: 'sections', icon: 'library' },
  { name: 'siteMap', icon: 'map' },
] as const

/** The main ways to the site's content besides the search. */
export function SearchWays() {
  const { t } = usePage()
  return (
    <section className="section section--tint" aria-labelledby="ways">
      <div className="section__inner">
        <h2 id="ways">{t('search.ways.title')}</h2>
        <RowList density="compact" className="ways">
          {ways.map(({ name, icon }) => (
            <ListRow
              icon={<Icon name={icon} />}
              title={<PageLink to={name} className="card-link" />}
              level={3}
              key={name}
            >
              <p>{t(`search.ways.${name}`)}</p>
            </ListRow>
          ))}
        </RowList>
      </div>
    </section>
  )
}

const tries = ['typed', 'spelling', 'stems', 'dictionary', 'mistyped'] as const

/** Methods by which the words were searched. */
export function Tried() {
  const { t } = usePage()
  return (
    <ul className="bullets">
      {tries.map((name) => (
        <li key={name}>{t(`search.none.tried.${name}`)}</li>
      ))}
    </ul>
  )
}

/** The terms to which most others relate, each with its place in the dictionary. */
export function StartTerms({ of: terms }: { of: Start['terms'] }) {
  const { t } = usePage()
  return (
    <nav className="anchor-nav search-terms" aria-labelledby="terms">
      <p id="terms">{t('search.start.terms')}</p>
      <ul>
        {terms.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The sections of the knowledge hub with their extent, and its two lists. */
export function StartSections({ of: sections }: { of: Start['sections'] }) {
  const { t, site } = usePage()
  return (
    <section className="section" aria-labelledby="sections">
      <div className="section__inner">
        <h2 id="sections">{t('search.start.sections')}</h2>
        <RowList density="compact" className="ways">
          {sections.map(({ slug, title, summary, icon, count }) => (
            <ListRow
              icon={<ContentIcon name={icon} />}
              title={
                <>
                  <RecordLink to="section" params={{ slug }}>
                    {title}
                  </RecordLink>{' '}
                  <small>{toDigits(t('search.start.items', { count }), site.digits)}</small>
                </>
              }
              level={3}
              key={slug}
            >
              <p>{summary}</p>
            </ListRow>
          ))}
          <ListRow icon={<Icon name="library" />} title={<PageLink to="books" />} level={3}>
            <p>{t('search.start.books')}</p>
          </ListRow>
          <ListRow
            icon={<Icon name="book-marked" />}
            title={<PageLink to="dictionary" />}
            level={3}
          >
            <p>{t('search.ways.dictionary')}</p>
          </ListRow>
        </RowList>
      </div>
    </section>
  )
}
