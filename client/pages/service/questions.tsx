import type { ServicePayload } from '#domain/payloads/services'
import { Icon } from '../../ui/icons/icon'

export function Questions({ of: { questions } }: { of: ServicePayload }) {
  return (
    <div className="accordion">
      {questions.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            <span>{question}</span>
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
