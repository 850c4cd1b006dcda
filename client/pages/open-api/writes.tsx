import type { ApiWrite } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Fields } from './fields'

/** The calls that send something. They have no form: each needs a solved challenge. */
export function Writes({ of: writes }: { of: readonly ApiWrite[] }) {
  const { t } = usePage()
  return (
    <section className="flow" aria-labelledby="writes">
      <h2 id="writes">{t('openApi.writes.title')}</h2>
      <p>
        {t('openApi.writes.text')} <a href="#writing">{t('openApi.writes.how')}</a>
      </p>
      {writes.map(({ name, path, title, mediaType, fields }) => (
        <details className="api-details" key={name}>
          <summary>
            <span>
              {title}{' '}
              <bdi dir="ltr">
                <code>POST {path}</code>
              </bdi>
            </span>
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          <p>
            <code dir="ltr">{mediaType}</code>
          </p>
          <Fields of={fields} label={`${t('openApi.fields')}: ${title}`} />
        </details>
      ))}
    </section>
  )
}
