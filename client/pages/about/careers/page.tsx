import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { CareersPayload } from './payload'
import { CareersAnswers, CareersSteps, TitledSection } from './sections'
import { Vacancies } from './vacancies'
import './careers.css'
import '../../../ui/wide-column.css'

interface CareersProps {
  payload: CareersPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

const sections = ['open', 'life', 'apply', 'early', 'answers'] as const

export function Careers({ payload, usefulness, personalState }: CareersProps) {
  const { t } = usePage()
  const { lead, open, closed, life, steps, early, answers, modified } = payload
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <div className="columns columns--book columns--wide">
          <Toc contents={sections.map((id) => ({ id, title: t(`careers.${id}`) }))} />
          <div className="careers">
            <Vacancies open={open} closed={closed} />
            <TitledSection id="life" items={life} />
            <CareersSteps steps={steps} />
            <TitledSection id="early" items={early} />
            <CareersAnswers answers={answers} />
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
