import type { AnswerAmendment, RequestEvent, SentFiles } from '#domain/forms/ticket-view'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { Note } from './note'
import '../../../forms/file-input.css'
import '../../../ui/text/text-fold.css'
import './inquiry.css'

/**
 * The note of an event and, below an answer, what was written about it later. A text that a
 * correction replaced is folded, so that nobody reads it as the valid one, and is never removed: it
 * was sent (domain/tickets/amendments).
 */
export function EventNote({ of: event }: { of: RequestEvent }) {
  const { t } = usePage()
  const { isReopened, amendments } = event
  return (
    <>
      {isReopened && <p>{t('tickets.reopenedByUs')}</p>}
      <SentText of={event} />
      {amendments.map((amendment) => (
        <Amendment of={amendment} key={amendment.sequence} />
      ))}
    </>
  )
}

interface SentTextProps {
  of: Pick<RequestEvent, 'note' | 'replacedOn' | 'files'>
}

function SentText({ of: { note, replacedOn, files } }: SentTextProps) {
  const { t } = usePage()
  if (!note) return null
  if (!replacedOn) {
    return (
      <>
        <Note of={note} className="written" />
        {files && <Attached of={files} title={t('tickets.sentFiles.title')} />}
      </>
    )
  }
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
      {files && <Attached of={files} title={t('tickets.sentFiles.former')} />}
    </FoldDetails>
  )
}

/** Files that staff sent with a text; only downloads, because a browser must not show them. */
function Attached({ of: { ready, waiting, hidden }, title }: { of: SentFiles; title: string }) {
  const { t, digits } = usePage()
  return (
    <>
      {ready.length > 0 && (
        <ul className="files__list" aria-label={title}>
          {ready.map(({ name, size, path }) => (
            <li key={path}>
              <a href={path} download>
                <bdi>{name}</bdi>
              </a>
              <small>
                <bdi dir="ltr">{size}</bdi>
              </small>
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <p className="hint">{digits(t('tickets.sentFiles.waiting', { count: waiting }))}</p>
      )}
      {hidden > 0 && (
        <p className="hint">{digits(t('tickets.sentFiles.hidden', { count: hidden }))}</p>
      )}
    </>
  )
}

function Amendment({ of: amendment }: { of: AnswerAmendment }) {
  const { t } = usePage()
  const { kind, date, time } = amendment
  return (
    <section className="amendment">
      <h4>{t(`tickets.amendments.${kind}`)}</h4>
      <p className="hint">
        <Day date={date} /> <bdi>{time}</bdi>
      </p>
      <SentText of={amendment} />
    </section>
  )
}
