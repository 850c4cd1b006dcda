import type { ApiWrite } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { ReferenceRow } from './details'
import { Fields } from './fields'
import type { ApiProblemEntry, OpenApiPayload } from './payload'
import { ProblemLinks } from './problems'
import { Samples } from './samples'

/** The calls that send something. They have no form. */
export function Writes({ of: payload }: { of: OpenApiPayload }) {
  const { t } = usePage()
  const { sending, writes, problems } = payload
  return (
    <>
      <h2 id="writes">{t('openApi.writes.title')}</h2>
      <p>
        {t('openApi.writes.text')} <a href="#writing">{t('openApi.writes.how')}</a>
      </p>
      <div>
        <ReferenceRow title={t('openApi.writes.header')}>
          <Fields of={sending.header} />
        </ReferenceRow>
        <ReferenceRow title={t('openApi.writes.shared')}>
          <ProblemLinks names={sending.problems} of={problems} />
        </ReferenceRow>
        <ReferenceRow title={t('openApi.writes.programs')}>
          <Samples of={sending.programs} label={t('openApi.writes.programs')} />
        </ReferenceRow>
        {writes.map((write) => (
          <Write of={write} problems={problems} key={write.name} />
        ))}
      </div>
    </>
  )
}

function Write({ of: write, problems }: { of: ApiWrite; problems: ApiProblemEntry[] }) {
  const { t } = usePage()
  const { name, path, title, mediaTypes, fields, samples, answer } = write
  return (
    <ReferenceRow title={title} code={path} method="POST" id={`send-${name}`}>
      <h4>{t('openApi.writes.body')}</h4>
      <p>
        <code dir="ltr">{mediaTypes.join(', ')}</code>
      </p>
      <Fields of={fields} />
      <h4>
        {t('openApi.writes.answer')} <code>{answer.status}</code>
      </h4>
      <Fields of={answer.fields} />
      {write.problems.length > 0 && (
        <>
          <h4>{t('openApi.writes.furtherProblems')}</h4>
          <ProblemLinks names={write.problems} of={problems} />
        </>
      )}
      <h4>{t('openApi.samples')}</h4>
      <Samples of={samples} label={path} heading="h5" />
    </ReferenceRow>
  )
}
