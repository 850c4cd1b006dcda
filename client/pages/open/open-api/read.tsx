import type { ApiRead } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { Details, ReferenceRow } from './details'
import { Fields } from './fields'
import type { ApiProblemEntry } from './payload'
import { ProblemLinks } from './problems'
import { Samples } from './samples'
import { TryForm } from './try-form'
import './open-api.css'

interface ReadEndpointProps {
  of: ApiRead
  problems: readonly ApiProblemEntry[]
}

/** One read: its address, a form to try it, parameters, fields and sample calls. */
export function ReadEndpoint({ of: read, problems }: ReadEndpointProps) {
  const { t } = usePage()
  const { name, path, onePath, title, description, parameters, fields, samples } = read
  const fieldsTitle = t(onePath ? 'openApi.fields' : 'openApi.answerFields')
  return (
    <ReferenceRow title={title} code={path} method="GET" id={name}>
      <p>{description}</p>
      {onePath && (
        <p className="path">
          {t('openApi.one')}{' '}
          <bdi dir="ltr">
            <code>{onePath}</code>
          </bdi>
        </p>
      )}
      <TryForm of={read} />
      <Details title={t('openApi.details')}>
        <h4>{t('openApi.parameters')}</h4>
        <Fields of={parameters} />
        <h4>{fieldsTitle}</h4>
        <Fields of={fields} />
        {read.problems.length > 0 && (
          <>
            <h4>{t('openApi.problems.title')}</h4>
            <ProblemLinks names={read.problems} of={problems} />
          </>
        )}
      </Details>
      <Details title={t('openApi.samples')}>
        <Samples of={samples} label={path} />
      </Details>
    </ReferenceRow>
  )
}
