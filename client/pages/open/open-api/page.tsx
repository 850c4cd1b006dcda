import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { ReadEndpoint, Writes } from './operations'
import { CodeBlock, Fields, ProblemLinks, Problems, ReferenceRow } from './parts'
import type { OpenApiPayload } from './payload'
import '../../../ui/text/running-text.css'
import './open-api.css'

export function OpenApi(page: PageProps<OpenApiPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { common, reads, challenge, problems, quickStart, description } = payload
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
            <p>{description}</p>
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
            <CodeBlock label="JavaScript" text={quickStart} />
            <Blocks of={payload.body} />
            <h2 id="common">{t('openApi.common.title')}</h2>
            <div>
              <ReferenceRow title={t('openApi.parameters')}>
                <Fields of={common.parameters} />
              </ReferenceRow>
              <ReferenceRow title={t('openApi.fields')}>
                <Fields of={common.fields} />
              </ReferenceRow>
              <ReferenceRow title={t('openApi.common.list')}>
                <Fields of={common.list} />
              </ReferenceRow>
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
            <Writes of={payload} />
            <Problems of={problems} />
          </div>
        </div>
      </PageBody>
    </>
  )
}
