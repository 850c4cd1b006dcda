import type { TitledText } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { TextCells } from '../../../ui/lists/text-cells'
import { Fold, FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { CareersPayload } from './payload'
import { Vacancies } from './vacancies'
import './careers.css'
import '../../../ui/accordion.css'
import '../../../ui/lists/steps.css'
import '../../../ui/wide-column.css'

const sections = ['open', 'life', 'apply', 'early', 'answers'] as const

export function Careers(page: PageProps<CareersPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { lead, open, closed, life, steps, early, answers } = payload
  return (
    <>
      <PageHead lead={lead} />
      <PageBody of={page}>
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
      </PageBody>
    </>
  )
}

interface TitledSectionProps {
  id: 'life' | 'early'
  items: TitledText[]
}

/** Folded away in narrow windows, where the vacancies and the way to apply come first. */
function TitledSection({ id, items }: TitledSectionProps) {
  const { t } = usePage()
  return (
    <Fold id={id} title={t(`careers.${id}`)}>
      <TextCells items={items} />
    </Fold>
  )
}

/** An application is sent as a message, so the link leads to the contact page. */
function CareersSteps({ steps }: Pick<CareersPayload, 'steps'>) {
  const { t } = usePage()
  return (
    <section aria-labelledby="apply">
      <h2 id="apply">{t('careers.apply')}</h2>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <PageLink to="contact" className="button button--primary">
        {t('careers.applyLink')}
        <Icon name="arrow-right" flip />
      </PageLink>
    </section>
  )
}

function CareersAnswers({ answers }: Pick<CareersPayload, 'answers'>) {
  const { t } = usePage()
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{t('careers.answers')}</h2>
      <div className="accordion">
        {answers.map(({ question, answer }) => (
          <FoldDetails title={question} key={question}>
            <p>{answer}</p>
          </FoldDetails>
        ))}
      </div>
    </section>
  )
}
