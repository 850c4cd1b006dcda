import type { ApiRead, ApiWrite } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { PageLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { CodeBlock, Fields, ProblemLinks, ReferenceRow, Samples } from './parts'
import type { ApiProblemEntry, OpenApiPayload } from './payload'
import { TryForm, TryWrite } from './try-form'

export function OpenApi(page: PageProps<OpenApiPayload>) {
  const { payload } = page
  const { t } = usePage()
  const contents = [
    { id: 'start', title: t('openApi.start') },
    ...payload.contents,
    { id: 'common', title: t('openApi.common.title') },
    { id: 'reads', title: t('openApi.reads') },
    { id: 'writes', title: t('openApi.writes.title') },
    { id: 'problems', title: t('openApi.problems.title') },
  ]
  return (
    <>
      <PageHead lead={payload.lead} />
      <PageBody of={page}>
        <div className="columns columns--book">
          <Toc contents={contents} />
          <div className="api-text reading flow prose">
            <p>{payload.description}</p>
            <p className="button-row">
              {['json', 'yaml'].map((format) => (
                <a
                  key={format}
                  className="button button--secondary button--small"
                  href={`/openapi.${format}`}
                >
                  <Icon name="download" />
                  <bdi dir="ltr">openapi.{format}</bdi>
                </a>
              ))}
            </p>
            <h2 id="start">{t('openApi.start')}</h2>
            <CodeBlock label="JavaScript" text={payload.quickStart} />
            <Blocks of={payload.body} />
            <Reference of={payload} />
            <p>
              <PageLink to="apiChanges" />
            </p>
            <p>
              <a href="/licenses.txt">{t('openApi.licenses')}</a>
            </p>
          </div>
        </div>
      </PageBody>
    </>
  )
}

/** All calls and problems, each in a row. The `type` of a problem is the address of its row. */
function Reference({ of: payload }: { of: OpenApiPayload }) {
  const { t } = usePage()
  const { common, reads, challenge, sending, writes, problems } = payload
  const lists = [
    { title: t('openApi.parameters'), fields: common.parameters },
    { title: t('openApi.fields'), fields: common.fields },
    { title: t('openApi.common.list'), fields: common.list },
  ]
  return (
    <>
      <h2 id="common">{t('openApi.common.title')}</h2>
      <div>
        {lists.map(({ title, fields }) => (
          <ReferenceRow title={title} key={title}>
            <Fields of={fields} />
          </ReferenceRow>
        ))}
        <ReferenceRow title={t('openApi.common.problems')}>
          <ProblemLinks names={common.problems} of={problems} />
        </ReferenceRow>
      </div>
      <h2 id="reads">{t('openApi.reads')}</h2>
      <div>
        {[...reads, challenge].map((read) => (
          <ReadEndpoint of={read} problems={problems} key={read.name} />
        ))}
      </div>
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
          <WriteEndpoint of={write} problems={problems} key={write.name} />
        ))}
      </div>
      <h2 id="problems">{t('openApi.problems.title')}</h2>
      <p>{t('openApi.problems.text')}</p>
      <div>
        {problems.map(({ name, status, title, advice }) => (
          <ReferenceRow title={`${status} ${title}`} code={name} id={name} key={name}>
            <p>{advice}</p>
          </ReferenceRow>
        ))}
      </div>
    </>
  )
}

interface OperationProps<Operation> {
  of: Operation
  problems: readonly ApiProblemEntry[]
}

/** One read: its address, a form to try it, parameters, fields and sample calls. */
function ReadEndpoint({ of: read, problems }: OperationProps<ApiRead>) {
  const { t } = usePage()
  const { name, path, onePath, title } = read
  return (
    <ReferenceRow title={title} code={path} method="GET" id={name}>
      <p>{read.description}</p>
      {onePath && (
        <p>
          {t('openApi.one')} <code dir="ltr">{onePath}</code>
        </p>
      )}
      <TryForm of={read} />
      <TextFold title={t('openApi.details')}>
        <div className="flow">
          <h4>{t('openApi.parameters')}</h4>
          <Fields of={read.parameters} />
          <h4>{t(onePath ? 'openApi.fields' : 'openApi.answerFields')}</h4>
          <Fields of={read.fields} />
          {read.problems.length > 0 && <h4>{t('openApi.problems.title')}</h4>}
          <ProblemLinks names={read.problems} of={problems} />
        </div>
      </TextFold>
      <TextFold title={t('openApi.samples')}>
        <Samples of={read.samples} label={path} />
      </TextFold>
    </ReferenceRow>
  )
}

/** One call that writes; it is tried in the sandbox. */
function WriteEndpoint({ of: write, problems }: OperationProps<ApiWrite>) {
  const { t } = usePage()
  const { name, path, title, answer } = write
  return (
    <ReferenceRow title={title} code={path} method="POST" id={`send-${name}`}>
      <h4>{t('openApi.writes.body')}</h4>
      <p>
        <code dir="ltr">{write.mediaTypes.join(', ')}</code>
      </p>
      <Fields of={write.fields} />
      <h4>
        {t('openApi.writes.answer')} <code>{answer.status}</code>
      </h4>
      <Fields of={answer.fields} />
      {write.problems.length > 0 && <h4>{t('openApi.writes.furtherProblems')}</h4>}
      <ProblemLinks names={write.problems} of={problems} />
      <TryWrite of={write} />
      <h4>{t('openApi.samples')}</h4>
      <Samples of={write.samples} label={path} heading="h5" />
    </ReferenceRow>
  )
}
