import type { AnswerAmendment, RequestEvent } from '#domain/forms/ticket-view'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { Note } from './note'
import '../../../ui/text/text-fold.css'
import './inquiry.css'

/**
 * The note of an event and, below an answer, what was written about it later. A text that a
 * correction replaced is folded, so that nobody reads it as the valid one, and is never removed: it
 * was sent (domain/tickets/amendments).
 */
export function EventNote({ of: event }: { of: RequestEvent }) {
  const { t } = usePage()
  const { note, isReopened, replacedOn, amendments } = event
  return (
    <>
      {isReopened && <p>{t('tickets.reopenedByUs')}</p>}
      <SentText note={note} replacedOn={replacedOn} />
      {amendments.map((amendment) => (
        <Amendment of={amendment} key={amendment.sequence} />
      ))}
    </>
  )
}

function SentText({ note, replacedOn }: Pick<RequestEvent, 'note' | 'replacedOn'>) {
  const { t } = usePage()
  if (!note) return null
  if (!replacedOn) return <Note of={note} className="written" />
  return (
    <FoldDetails
      className="text-fold"
      title={
        <span>
          {t('tickets.amendments.replaced')} <Day date={replacedOn} isShort />
        </span>
      }
    >
      <Note of={note} className="written" />
    </FoldDetails>
  )
}

function Amendment({ of: { kind, date, time, note, replacedOn } }: { of: AnswerAmendment }) {
  const { t } = usePage()
  return (
    <section className="amendment">
      <h4>{t(`tickets.amendments.${kind}`)}</h4>
      <p className="hint">
        <Day date={date} /> <bdi>{time}</bdi>
      </p>
      <SentText note={note} replacedOn={replacedOn} />
    </section>
  )
}
