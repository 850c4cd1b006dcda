import { directions, type Locale } from '#domain/site/locale'
import {
  type DayTime,
  type HandlingEntry,
  type HistoryEvent,
  noteFields,
  type TicketPage,
} from '#domain/staff/ticket'
import type { NoteText } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { LinkedText } from '../../../ui/text/linked-text'
import { inLanguage } from '../../../ui/text/untranslated'
import { StatusBadge } from '../../desk-parts'
import { TicketSubmission } from './submission'
import '../../../ui/text/text-fold.css'

/** The letter and all that followed: steps with their texts, internal notes, assignments. */
export function TicketStream({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="history-title">
      <h2 className="visually-hidden" id="history-title">
        {t('deskTicket.history.title')}
      </h2>
      <ol className="stream">
        <li>
          <TicketSubmission ticket={ticket} />
        </li>
        {ticket.stream.map((entry) => {
          if (entry.kind === 'step') {
            return <Step of={entry} ticket={ticket} key={`step-${entry.sequence}`} />
          }
          if (entry.kind === 'handling') {
            return <Handling of={entry} key={`handling-${entry.sequence}`} />
          }
          return (
            <li className="panel panel--note" key={`note-${entry.id}`}>
              <p className="entry__head">
                <strong>
                  <bdi>{entry.author}</bdi>
                </strong>
                <span>{t('deskTicket.notes.one')}</span>
                <Time of={entry} />
              </p>
              <p className="desk-text">
                <bdi>{entry.text ?? t('deskTicket.unreadable')}</bdi>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Time({ of: { date, time } }: { of: DayTime }) {
  return (
    <span className="entry__time">
      <Day date={date} isShort /> <bdi dir="ltr">{time}</bdi>
    </span>
  )
}

/** A step; with what was written to the sender, or with what the sender wrote. */
function Step({ of: step, ticket }: { of: HistoryEvent; ticket: TicketPage }) {
  const { t } = usePage()
  const { status, note, otherNote, information, isReason, actor } = step
  const { locale, person } = ticket
  const sender = person.name ?? t('deskTicket.noName')
  const name = actor ?? (information === null ? t('deskTicket.history.site') : sender)
  return (
    <li className={note ? 'panel panel--line' : information === null ? 'entry' : 'panel'}>
      <p className="entry__head">
        <StatusBadge status={status} />
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {information !== null && <span>{t(`deskTicket.${isReason ? 'reopened' : 'added'}`)}</span>}
        <Time of={step} />
      </p>
      {note && <StepNote of={note} other={otherNote} sender={locale} />}
      {information !== null && (
        <blockquote className="desk-text" lang={locale} dir={directions[locale]}>
          {information}
        </blockquote>
      )}
    </li>
  )
}

interface StepNoteProps {
  of: NoteText
  other: NoteText | null
  sender: Locale
}

/** What the sender was written: in their language, with the translation folded. */
function StepNote({ of: note, other, sender }: StepNoteProps) {
  const { t, locale } = usePage()
  const inOther = (written: Locale) => inLanguage(written === locale ? null : written)
  const [own, translation] = other?.locale === sender ? [other, note] : [note, other]
  return (
    <>
      <p className="desk-text" {...inOther(own.locale)}>
        <LinkedText text={own.text} />
      </p>
      {own.locale !== locale && !translation && (
        <p className="hint">{t('tickets.otherLanguage')}</p>
      )}
      {translation && (
        <FoldDetails
          className="text-fold"
          title={t(`deskTicket.${noteFields[translation.locale]}`)}
        >
          <p className="desk-text" {...inOther(translation.locale)}>
            <LinkedText text={translation.text} />
          </p>
        </FoldDetails>
      )}
    </>
  )
}

/** What staff did with the ticket without telling its sender. */
function Handling({ of: entry }: { of: HandlingEntry }) {
  return (
    <li className="entry">
      <p className="entry__head">
        <bdi>{entry.actor}</bdi>
        <span>
          <What of={entry} />
        </span>
        <Time of={entry} />
      </p>
    </li>
  )
}

function What({ of: { action, assignee, file, template } }: { of: HandlingEntry }) {
  const { t } = usePage()
  if (template !== null) return t('deskTicket.handling.templated', { title: template })
  if (action === 'ticket.undone') return t('deskTicket.handling.undone')
  if (action === 'ticket.downloaded') {
    return t('deskTicket.handling.downloaded', { number: file ?? '' })
  }
  return assignee === null
    ? t('deskTicket.handling.unassigned')
    : t('deskTicket.handling.assigned', { name: assignee })
}
