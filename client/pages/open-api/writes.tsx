import type { ApiProblemEntry, ApiWrite, OpenApiPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Details } from './details'
import { Fields } from './fields'
import { ProblemLinks } from './problems'
import { Read } from './read'
import { Samples } from './samples'

/** The calls that send something, and the challenge that most of them need. They have no form. */
export function Writes({ of: payload }: { of: OpenApiPayload }) {
  const { t } = usePage()
  const { sending, challenge, writes, problems } = payload
  return (
    <>
      <Read of={challenge} problems={problems} />
      <section className="flow" aria-labelledby="writes">
        <h2 id="writes">{t('openApi.writes.title')}</h2>
        <p>
          {t('openApi.writes.text')} <a href="#writing">{t('openApi.writes.how')}</a>
        </p>
        <h3>{t('openApi.writes.header')}</h3>
        <Fields of={sending.header} label={t('openApi.writes.header')} />
        <h3>{t('openApi.writes.shared')}</h3>
        <ProblemLinks names={sending.problems} of={problems} />
        <Details title={<h3>{t('openApi.writes.programs')}</h3>}>
          <Samples of={sending.programs} label={t('openApi.writes.programs')} heading="h4" />
        </Details>
        {writes.map((write) => (
          <Write of={write} problems={problems} key={write.name} />
        ))}
      </section>
    </>
  )
}

function Write({ of: write, problems }: { of: ApiWrite; problems: ApiProblemEntry[] }) {
  const { t } = usePage()
  const { path, title, mediaTypes, fields, samples, answer } = write
  const heading = (
    <h3>
      {title}{' '}
      <bdi dir="ltr">
        <code>POST {path}</code>
      </bdi>
    </h3>
  )
  return (
    <Details title={heading} id={`send-${write.name}`}>
      <h4>{t('openApi.writes.body')}</h4>
      <p>
        <code dir="ltr">{mediaTypes.join(', ')}</code>
      </p>
      <Fields of={fields} label={`${t('openApi.writes.body')}: ${title}`} />
      <h4>
        {t('openApi.writes.answer')} <code>{answer.status}</code>
      </h4>
      <Fields of={answer.fields} label={`${t('openApi.writes.answer')}: ${title}`} />
      {write.problems.length > 0 && (
        <>
          <h4>{t('openApi.writes.furtherProblems')}</h4>
          <ProblemLinks names={write.problems} of={problems} />
        </>
      )}
      <h4>{t('openApi.samples')}</h4>
      <Samples of={samples} label={path} heading="h5" />
    </Details>
  )
}
