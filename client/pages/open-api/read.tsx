import type { ApiProblemEntry, ApiRead } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Details } from './details'
import { Fields } from './fields'
import { ProblemLinks } from './problems'
import { Samples } from './samples'
import { TryForm } from './try-form'

interface ReadProps {
  of: ApiRead
  problems: readonly ApiProblemEntry[]
}

/** One read: its address, parameters, fields and sample calls, and a form to try it. */
export function Read({ of: read, problems }: ReadProps) {
  const { t } = usePage()
  const { name, path, onePath, title, description, parameters, fields, samples } = read
  const fieldsTitle = t(onePath ? 'openApi.fields' : 'openApi.answerFields')
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
        <h3>{fieldsTitle}</h3>
        <Fields of={fields} label={`${fieldsTitle}: ${title}`} />
        {read.problems.length > 0 && (
          <>
            <h3>{t('openApi.problems.title')}</h3>
            <ProblemLinks names={read.problems} of={problems} />
          </>
        )}
      </Details>
      <Details title={t('openApi.samples')}>
        <Samples of={samples} label={path} />
      </Details>
      <Details title={t('openApi.try.title')} className="api-details--try">
        <TryForm of={read} />
      </Details>
    </section>
  )
}
