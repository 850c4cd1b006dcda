import type { HelpPayload } from '#domain/payloads/institution'
import type { TextSection } from '#domain/payloads/text-part'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Blocks } from '../../ui/text/blocks'
import { ArrowLink } from '../../ui/text/link'

interface TopQuestionsProps {
  of: HelpPayload['questions']
  section: TextSection
}

export function TopQuestions({ of: questions, section: { id, title, intro } }: TopQuestionsProps) {
  const { t } = usePage()
  return (
    <div className="faq help__questions">
      <div>
        <h2 id={id}>{title}</h2>
        <Blocks of={intro} />
      </div>
      <div className="accordion">
        {questions.map(({ slug, question, answer }) => (
          <details id={slug} key={slug}>
            <summary>
              <span>{question}</span>
              <Icon name="chevron-down" className="icon--turn" />
            </summary>
            <div className="flow">
              <Blocks of={answer} />
            </div>
          </details>
        ))}
      </div>
      <ArrowLink to="faq">{t('help.all')}</ArrowLink>
    </div>
  )
}
