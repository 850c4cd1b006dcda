import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageLink } from '../../../ui/text/link'
import '../../../ui/page/section.css'
import './search-none.css'
import './search-ways.css'

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
        <ul className="ways">
          {ways.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} />
              <div>
                <PageLink to={name} />
                <p>{t(`search.ways.${name}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const tries = ['typed', 'spelling', 'stems', 'dictionary', 'mistyped'] as const

/** In which ways the words were looked for. */
export function Tried() {
  const { t } = usePage()
  return (
    <ul className="tried">
      {tries.map((name) => (
        <li key={name}>
          <Icon name="x" />
          {t(`search.none.tried.${name}`)}
        </li>
      ))}
    </ul>
  )
}
