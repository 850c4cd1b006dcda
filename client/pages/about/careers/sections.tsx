import type { TitledText } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Fold } from '../../../ui/page/fold'
import { PageLink } from '../../../ui/text/link'
import type { CareersPayload } from './payload'
import './careers.css'
import '../../../ui/lists/steps.css'

interface TitledSectionProps {
  id: 'life' | 'early'
  items: TitledText[]
}

/** Folded away in narrow windows, where the vacancies and the way to apply come first. */
export function TitledSection({ id, items }: TitledSectionProps) {
  const { t } = usePage()
  return (
    <Fold id={id} title={t(`careers.${id}`)}>
      <ul className={`careers__${id}`}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** An application is sent as a message, so the link leads to the contact page. */
export function CareersSteps({ steps }: Pick<CareersPayload, 'steps'>) {
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

export function CareersAnswers({ answers }: Pick<CareersPayload, 'answers'>) {
  const { t } = usePage()
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{t('careers.answers')}</h2>
      {answers.map(({ question, answer }) => (
        <details className="answer" key={question}>
          <summary>
            {question}
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
