import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { PageLink, RecordLink } from '../../../ui/text/link'
import type { HubStart as Start } from './payload'
import '../../../ui/page/section.css'
import '../../../ui/page/plain-hero.css'
import '../../../ui/page/page-hero.css'
import './search-ways.css'

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
        <ul className="ways">
          {sections.map(({ slug, title, summary, icon, count }) => (
            <li key={slug}>
              <ContentIcon name={icon} />
              <div>
                <RecordLink to="section" params={{ slug }}>
                  {title}
                </RecordLink>{' '}
                <small>{toDigits(t('search.start.items', { count }), site.digits)}</small>
                <p>{summary}</p>
              </div>
            </li>
          ))}
          <li>
            <Icon name="library" />
            <div>
              <PageLink to="books" />
              <p>{t('search.start.books')}</p>
            </div>
          </li>
          <li>
            <Icon name="book-marked" />
            <div>
              <PageLink to="dictionary" />
              <p>{t('search.ways.dictionary')}</p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}
