import type { ReactNode } from 'react'
import type { DateText } from '#domain/dates/date-text'
import { directions, type Locale, otherLocale } from '#domain/site/locale'
import {
  type AmendmentEntry,
  type DayTime,
  type HandlingEntry,
  type HistoryEvent,
  isAmendmentStep,
  type MailPreview,
  noteFields,
  type ResolutionEntry,
  type TicketFile,
  type TicketPage,
} from '#domain/staff/ticket'
import type { NoteText } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { LinkedText } from '../../../ui/text/linked-text'
import { inLanguage } from '../../../ui/text/untranslated'
import { DeskBox, StatusBadge } from '../../desk-parts'
import '../../../ui/text/text-fold.css'
import type { FileMark } from '#domain/forms/files'
import { staffAddress } from '#domain/staff/staff-routes'
import { translators } from '../../../translators'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Fact } from '../../../ui/text/inline'
import './desk-ticket.css'

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
          if (entry.kind === 'amendment') {
            return <Amended of={entry} ticket={ticket} key={`amended-${entry.sequence}`} />
          }
          if (entry.kind === 'resolution') {
            return <Resolved of={entry} ticket={ticket} key={`resolved-${entry.sequence}`} />
          }
          if (entry.kind === 'handling') {
            return <Handling of={entry} key={`handling-${entry.sequence}`} />
          }
          return (
            <li className="panel panel--note" key={`note-${entry.id}`}>
              <EntryHead of={entry}>
                <strong>
                  <bdi>{entry.author}</bdi>
                </strong>
                <span>{t(`deskTicket.notes.${entry.isReason ? 'reason' : 'one'}`)}</span>
              </EntryHead>
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

/** Who did what, and when. */
function EntryHead({ of: { date, time }, children }: { of: DayTime; children: ReactNode }) {
  return (
    <p className="entry__head">
      {children}
      <span className="entry__time">
        <Day date={date} isShort /> <bdi dir="ltr">{time}</bdi>
      </span>
    </p>
  )
}

/** A step; with what was written to the sender, or with what the sender wrote. */
function Step({ of: step, ticket }: { of: HistoryEvent; ticket: TicketPage }) {
  const { t } = usePage()
  const { status, note, otherNote, information, isReason, isByMail, files, actor } = step
  const { locale, person } = ticket
  const sender = person.name ?? t('deskTicket.noName')
  const name = actor ?? (information === null ? t('deskTicket.history.site') : sender)
  return (
    <li className={note ? 'panel panel--line' : information === null ? 'entry' : 'panel'}>
      <EntryHead of={step}>
        <StatusBadge status={status} />
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {information !== null && <span>{t(`deskTicket.${isReason ? 'reopened' : 'added'}`)}</span>}
        {isByMail && <span>{t('deskTicket.byMail')}</span>}
      </EntryHead>
      {step.replacedOn && <Replaced on={step.replacedOn} />}
      {note && <StepNote of={note} other={otherNote} sender={locale} />}
      {information && (
        <blockquote className="desk-text" lang={locale} dir={directions[locale]}>
          {information}
        </blockquote>
      )}
      <Files of={files} reference={ticket.reference} />
    </li>
  )
}

/** Stands above a text that a correction replaced. */
function Replaced({ on }: { on: DateText }) {
  const { t } = usePage()
  return (
    <p>
      <strong className="is-noted">
        {t('tickets.amendments.replaced')} <Day date={on} isShort />
      </strong>
    </p>
  )
}

/** A supplement or a correction of an answer. */
function Amended({ of: entry, ticket }: { of: AmendmentEntry; ticket: TicketPage }) {
  const { t } = usePage()
  const { amendment, actor, note, otherNote, replacedOn, files } = entry
  return (
    <li className="panel panel--line">
      <EntryHead of={entry}>
        <strong>{t(`tickets.amendments.${amendment}`)}</strong>
        <bdi>{actor}</bdi>
      </EntryHead>
      {replacedOn && <Replaced on={replacedOn} />}
      {note && <StepNote of={note} other={otherNote} sender={ticket.locale} />}
      <Files of={files} reference={ticket.reference} />
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

/** What the sender said of a closing, with a word of theirs. */
function Resolved({ of: entry, ticket }: { of: ResolutionEntry; ticket: TicketPage }) {
  const { t } = usePage()
  const { isSolved, comment } = entry
  const { locale, person } = ticket
  return (
    <li className={comment === null ? 'entry' : 'panel'}>
      <EntryHead of={entry}>
        <strong>
          <bdi>{person.name ?? t('deskTicket.noName')}</bdi>
        </strong>
        <span>{t(`deskTicket.resolution.${isSolved ? 'yes' : 'no'}`)}</span>
      </EntryHead>
      {comment && (
        <blockquote className="desk-text" lang={locale} dir={directions[locale]}>
          {comment}
        </blockquote>
      )}
    </li>
  )
}

/** What staff did with the ticket without telling its sender. */
function Handling({ of: entry }: { of: HandlingEntry }) {
  return (
    <li className="entry">
      <EntryHead of={entry}>
        <bdi>{entry.actor}</bdi>
        <span>
          <What of={entry} />
        </span>
      </EntryHead>
    </li>
  )
}

function What({ of: { action, assignee, file, referral, template } }: { of: HandlingEntry }) {
  const { t } = usePage()
  if (referral) {
    return (
      <>
        {t('deskTicket.handling.referred', { team: referral.team })}{' '}
        <Day date={referral.until} isShort />
      </>
    )
  }
  if (template !== null) return t('deskTicket.handling.templated', { title: template })
  if (action === 'ticket.undone') return t('deskTicket.handling.undone')
  if (action === 'ticket.downloaded') {
    return t('deskTicket.handling.downloaded', { number: file ?? '' })
  }
  return assignee === null
    ? t('deskTicket.handling.unassigned')
    : t('deskTicket.handling.assigned', { name: assignee })
}

/** The request in the language of its sender, with its files. */
function TicketSubmission({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { person, question, answers, sent, locale, files, reference } = ticket
  return (
    <article className="panel" aria-label={t('deskTicket.letter')}>
      <EntryHead of={sent}>
        <strong>
          <bdi>{person.name ?? t('deskTicket.noName')}</bdi>
        </strong>
        {person.email && <bdi dir="ltr">{person.email}</bdi>}
      </EntryHead>
      {question ? (
        <p className="desk-text" lang={locale} dir={directions[locale]}>
          {question}
        </p>
      ) : (
        <p>{t('deskTicket.unreadable')}</p>
      )}
      {answers.length > 0 && (
        <Facts shape="inline">
          {answers.map(({ label, text }) => (
            <Fact term={label} key={label}>
              <bdi>{text}</bdi>
            </Fact>
          ))}
        </Facts>
      )}
      <Files of={files} reference={reference} />
    </article>
  )
}

const kilobyte = 1_024

function Files({ of: files, reference }: { of: readonly TicketFile[]; reference: string }) {
  const { t } = usePage()
  if (files.length === 0) return null
  return (
    <ul className="button-row" aria-label={t('deskTicket.files')}>
      {files.map((file) => (
        <li key={file.number}>
          <FileEntry of={file} reference={reference} />
        </li>
      ))}
    </ul>
  )
}

/** A file of a ticket: its download once it is clean, else why there is none. */
export function FileEntry({ of: file, reference }: { of: TicketFile; reference: string }) {
  const { t, locale } = usePage()
  const { number, scan, marks } = file
  return (
    <>
      {scan === null || scan.state === 'clean' ? (
        <a
          className="button button--secondary"
          href={`${staffAddress(locale, 'ticket', reference)}/files/${number}`}
          download
        >
          <Icon name="file-text" />
          <FileName of={file} />
        </a>
      ) : (
        <>
          <FileName of={file} />
          <p className="hint">
            {t(`deskTicket.scan.${scan.state}`, { signature: scan.signature ?? '' })}
          </p>
        </>
      )}
      {marks.length > 0 && <FileMarks of={marks} />}
    </>
  )
}

function FileName({ of: { name, size } }: { of: TicketFile }) {
  const { t } = usePage()
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <span className="hint">{t('deskTicket.size', { count: Math.ceil(size / kilobyte) })}</span>
    </>
  )
}

/** One line on what a file may contain, before it is opened. */
function FileMarks({ of: marks }: { of: readonly FileMark[] }) {
  const { t, locale } = usePage()
  const names = marks.map((mark) => t(`deskTicket.fileMarks.${mark}`))
  const list = names.join(locale === 'ar' ? '، ' : ', ')
  return <p className="hint">{t('deskTicket.mayContain', { list })}</p>
}

interface TicketMailPreviewProps {
  preview: MailPreview
  ticket: TicketPage
}

/** The note of the step as its sender will read it on the page of the request. */
export function PublicNotePreview({
  ticket: { draft, locale },
}: Pick<TicketMailPreviewProps, 'ticket'>) {
  const { t } = usePage()
  const language = draft.note[locale].trim() === '' ? otherLocale(locale) : locale
  const text = draft.note[language].trim()
  if (!draft.to || text === '') return null
  const title = isAmendmentStep(draft.to)
    ? translators[locale](`tickets.amendments.${draft.to}`)
    : translators[locale](`status.${draft.to}.title`)
  return (
    <DeskBox id="answer" title={t('deskTicket.mail.answer')}>
      <div className="panel panel--line" lang={locale} dir={directions[locale]}>
        <h3>{title}</h3>
        <p className="desk-text" lang={language} dir={directions[language]}>
          <LinkedText text={text} />
        </p>
      </div>
    </DeskBox>
  )
}

/** The mail that the step will send, as it arrives. */
export function TicketMailPreview({ preview, ticket }: TicketMailPreviewProps) {
  const { t } = usePage()
  const { from, to, subject, paragraphs } = preview
  const written = { lang: ticket.locale, dir: directions[ticket.locale] }
  return (
    <section className="desk-box" aria-labelledby="mail">
      {/* biome-ignore lint/a11y/noAutofocus: the preview was asked for */}
      <h2 id="mail" tabIndex={-1} autoFocus>
        {t('deskTicket.mail.title')}
      </h2>
      <div className="panel panel--line">
        <Facts shape="ladder">
          <Fact term={t('deskTicket.mail.from')}>
            <bdi dir="ltr">{from}</bdi>
          </Fact>
          <Fact term={t('deskTicket.mail.to')}>
            <bdi dir="ltr">{to ?? t('deskTicket.unreadable')}</bdi>
          </Fact>
          <Fact term={t('deskTicket.mail.subject')}>
            <bdi {...written}>{subject}</bdi>
          </Fact>
        </Facts>
        {paragraphs.map((paragraph) => (
          <p className="desk-text" {...written} key={paragraph}>
            {paragraph}
          </p>
        ))}
        <p className="hint">{t('deskTicket.mail.note')}</p>
      </div>
    </section>
  )
}
