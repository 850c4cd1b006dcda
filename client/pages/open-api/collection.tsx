import type { ApiCollection } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Code } from './code'
import { Fields } from './fields'
import { TryForm } from './try-form'

/** One collection: its address, parameters, fields and sample calls, and a form to try it. */
export function Collection({ of: collection }: { of: ApiCollection }) {
  const { t } = usePage()
  const { name, path, onePath, title, description, parameters, fields, samples } = collection
  return (
    <section className="api-collection flow" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p className="path">
        <span className="method">GET</span>
        <bdi dir="ltr">
          <code>{path}</code>
        </bdi>
      </p>
      <p>{description}</p>
      {onePath && (
        <p className="path">
          {t('openApi.one')}{' '}
          <bdi dir="ltr">
            <code>{onePath}</code>
          </bdi>
        </p>
      )}
      <details className="api-details">
        <summary>
          {t('openApi.details')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <h3>{t('openApi.parameters')}</h3>
        <Fields of={parameters} label={`${t('openApi.parameters')}: ${title}`} />
        <h3>{t('openApi.fields')}</h3>
        <Fields of={fields} label={`${t('openApi.fields')}: ${title}`} />
      </details>
      <details className="api-details">
        <summary>
          {t('openApi.samples')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        {samples.map(({ language, text }) => (
          <div key={language}>
            <h3 dir="ltr">{language}</h3>
            <Code label={`${language}: ${path}`} text={text} />
          </div>
        ))}
      </details>
      <TryForm of={collection} />
    </section>
  )
}
