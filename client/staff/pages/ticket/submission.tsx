import type { FileMark } from '#domain/forms/files'
import { directions } from '#domain/site/locale'
import { staffAddress } from '#domain/staff/staff-routes'
import type { TicketFile, TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/fact'
import './desk-letter.css'

/** The request in the language of its sender, with its files and later additions. */
export function TicketSubmission({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { person, question, answers, additions, sent, locale, files, reference } = ticket
  return (
    <article className="letter" aria-label={t('deskTicket.letter')}>
      <header>
        <strong>
          <bdi>{person.name ?? t('deskTicket.noName')}</bdi>
        </strong>
        {person.email && <bdi dir="ltr">{person.email}</bdi>}
        <span className="letter__time">
          <Day date={sent.date} /> <bdi dir="ltr">{sent.time}</bdi>
        </span>
      </header>
      {question ? (
        <p className="letter__text" lang={locale} dir={directions[locale]}>
          {question}
        </p>
      ) : (
        <p>{t('deskTicket.unreadable')}</p>
      )}
      {answers.length > 0 && (
        <dl className="letter__answers">
          {answers.map(({ label, text }) => (
            <Fact term={label} key={label}>
              <bdi>{text}</bdi>
            </Fact>
          ))}
        </dl>
      )}
      <Files of={files} reference={reference} />
      {additions.map(({ text, isReason, date, time }) => (
        <section className="letter__more" key={time + text}>
          <h2>
            {`${t(isReason ? 'deskTicket.reopened' : 'deskTicket.added')} `}
            <Day date={date} /> <bdi dir="ltr">{time}</bdi>
          </h2>
          <p className="letter__text" lang={locale} dir={directions[locale]}>
            {text}
          </p>
        </section>
      ))}
    </article>
  )
}

const kilobyte = 1_024

function Files({ of: files, reference }: { of: readonly TicketFile[]; reference: string }) {
  const { t, locale } = usePage()
  if (files.length === 0) return null
  return (
    <ul className="letter__files" aria-label={t('deskTicket.files')}>
      {files.map(({ number, name, size, marks }) => (
        <li key={number}>
          <a href={`${staffAddress(locale, 'ticket', reference)}/files/${number}`} download>
            <Icon name="file-text" />
            <span>
              <bdi>{name}</bdi>
              <small>{t('deskTicket.size', { count: Math.ceil(size / kilobyte) })}</small>
            </span>
          </a>
          {marks.length > 0 && <FileMarks of={marks} />}
        </li>
      ))}
    </ul>
  )
}

/** One line on what a file may contain, before it is opened. */
function FileMarks({ of: marks }: { of: readonly FileMark[] }) {
  const { t, locale } = usePage()
  const names = marks.map((mark) => t(`deskTicket.fileMarks.${mark}`))
  const list = names.join(locale === 'ar' ? '، ' : ', ')
  return <p className="letter__marks">{t('deskTicket.mayContain', { list })}</p>
}
