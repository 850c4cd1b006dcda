import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { Icon } from '../icons/icon'
import './page-search.css'

/** What a box searches: everything, the knowledge hub, or records of one type. */
const scopes = {
  site: { to: 'search', kind: null },
  hub: { to: 'knowledgeSearch', kind: null },
  questions: { to: 'search', kind: 'question' },
  terms: { to: 'search', kind: 'term' },
} as const

const classNames = {
  header: 'search-box',
  menu: 'search-box search-box--menu',
  hero: 'search-box page-search page-search--hero',
  page: 'search-box page-search',
}

interface SearchBoxProps {
  /** Id of its field, unique in the document. */
  id: string
  scope: keyof typeof scopes
  place: keyof typeof classNames
  /** What the field shows. */
  text?: string
  /** Placeholder; default: the label. */
  hint?: string
}

/**
 * A search form. It works without script; `client/widgets/search/suggest.ts` adds suggestions to the
 * field when it gains focus and writes them into the last element of the form.
 */
export function SearchBox({ id, scope, place, text, hint }: SearchBoxProps) {
  const { locale, t } = usePage()
  const { to, kind } = scopes[scope]
  const label = t(`searchBox.${scope}`)
  const isInFrame = place === 'header' || place === 'menu'
  return (
    <search className={classNames[place]} aria-label={isInFrame ? t('headerSearch.title') : label}>
      <form action={routePath(to, locale)}>
        <Icon name="search" />
        <input
          className="search-box__field"
          id={id}
          name="q"
          type="search"
          aria-label={label}
          placeholder={hint ?? label}
          defaultValue={text}
          maxLength={200}
          autoComplete="off"
          dir="auto"
        />
        {kind && <input type="hidden" name="kind" value={kind} />}
        <button className="button button--primary" type="submit">
          {t('searchBox.submit')}
        </button>
        <div
          className="suggest"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; filled by the suggestions' own code
          dangerouslySetInnerHTML={keepServerMarkup}
        />
      </form>
    </search>
  )
}
