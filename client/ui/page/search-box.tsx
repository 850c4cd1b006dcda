import { routePath } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { Icon } from '../icons/icon'

/** What a box searches: everything, the knowledge hub, or records of one type. */
const scopes = {
  site: { to: 'search', kind: null },
  hub: { to: 'knowledgeSearch', kind: null },
  questions: { to: 'search', kind: 'question' },
  terms: { to: 'search', kind: 'term' },
} as const

interface SearchBoxProps {
  /** Id of its field, unique in the document. */
  id: string
  scope: keyof typeof scopes
  /** Where it is besides the page's own content. */
  place?: 'header' | 'menu'
  /** What the field shows. */
  text?: string
}

/**
 * A search form. It works without script; `client/widgets/search/suggest.ts` adds suggestions to the
 * field when it gains focus and writes them into the last element.
 */
export function SearchBox({ id, scope, place, text }: SearchBoxProps) {
  const { locale, t } = usePage()
  const { to, kind } = scopes[scope]
  const label = t(`searchBox.${scope}`)
  return (
    <search className="search-box" aria-label={place ? t(`searchBox.${place}`) : label}>
      <form action={routePath(to, locale)}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          className="search-box__field"
          id={id}
          name="q"
          type="search"
          placeholder={label}
          defaultValue={text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          data-suggest=""
        />
        {kind && <input type="hidden" name="kind" value={kind} />}
        <button className="button button--primary" type="submit">
          {t('searchBox.submit')}
        </button>
        <div
          className="suggest"
          id={`${id}-suggestions`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; filled by the suggestions' own code
          dangerouslySetInnerHTML={keepServerMarkup}
        />
      </form>
    </search>
  )
}
