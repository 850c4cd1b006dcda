import type { ApiRead } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Details } from './details'
import { Fields } from './fields'
import { Samples } from './samples'
import { TryForm } from './try-form'

/** One read: its address, parameters, fields and sample calls, and a form to try it. */
export function Read({ of: read }: { of: ApiRead }) {
  const { t } = usePage()
  const { name, path, onePath, title, description, parameters, fields, samples } = read
  return (
    <section className="api-read flow" aria-labelledby={name}>
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
      <Details title={t('openApi.details')}>
        <h3>{t('openApi.parameters')}</h3>
        <Fields of={parameters} label={`${t('openApi.parameters')}: ${title}`} />
        <h3>{t('openApi.fields')}</h3>
        <Fields of={fields} label={`${t('openApi.fields')}: ${title}`} />
      </Details>
      <Details title={t('openApi.samples')}>
        <Samples of={samples} label={path} />
      </Details>
      <TryForm of={read} />
    </section>
  )
}
