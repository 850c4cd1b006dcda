import type { ApiRead, ApiSample, ApiWrite } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { CodeBlock, Details, Fields, ProblemLinks, ReferenceRow } from './parts'
import type { ApiProblemEntry, OpenApiPayload } from './payload'
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

/** The calls that write; there is no form to try them. */
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

interface SamplesProps {
  of: readonly ApiSample[]
  label: string
  heading?: 'h4' | 'h5'
}

/** The same call in each programming language. */
function Samples({ of: samples, label, heading: Heading = 'h4' }: SamplesProps) {
  return samples.map(({ language, text }) => (
    <div className="flow" key={language}>
      <Heading dir="ltr">{language}</Heading>
      <CodeBlock label={`${language}: ${label}`} text={text} />
    </div>
  ))
}
