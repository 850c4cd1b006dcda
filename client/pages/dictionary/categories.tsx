import { toDigits } from '#domain/dates/format'
import type { DictionaryPayload } from '#domain/payloads/dictionary'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'

export function Categories({ payload: { categories, category } }: { payload: DictionaryPayload }) {
  const { t, locale, path, site } = usePage()
  const address = localPath(path, locale)
  const name = t('dictionary.categories')
  return (
    <div className="fold">
      <p className="fold__title" aria-hidden="true">
        {name}
      </p>
      <details>
        <summary>
          {name}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <nav className="categories" aria-label={name}>
          <ul>
            {categories.map(({ slug, title, count }) => (
              <li key={slug}>
                <a
                  href={`${address}?category=${slug}`}
                  aria-current={slug === category ? 'page' : undefined}
                >
                  {title}
                  <bdi>{toDigits(count, site.digits)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </div>
  )
}
