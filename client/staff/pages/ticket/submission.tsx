import type { FileMark } from '#domain/forms/files'
import { directions, otherLocale } from '#domain/site/locale'
import { staffAddress } from '#domain/staff/staff-routes'
import type { MailPreview, TicketFile, TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { translators } from '../../../translators'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { LinkedText } from '../../../ui/text/linked-text'
import { DeskBox } from '../../desk-parts'
import './desk-ticket.css'

/** The request in the language of its sender, with its files. */
export function TicketSubmission({ ticket }: { ticket: TicketPage }) {
  const { t } = usePage()
  const { person, question, answers, sent, locale, files, reference } = ticket
  return (
    <article className="panel" aria-label={t('deskTicket.letter')}>
      <header className="entry__head">
        <strong>
          <bdi>{person.name ?? t('deskTicket.noName')}</bdi>
        </strong>
        {person.email && <bdi dir="ltr">{person.email}</bdi>}
        <span className="entry__time">
          <Day date={sent.date} /> <bdi dir="ltr">{sent.time}</bdi>
        </span>
      </header>
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
  const { t, locale } = usePage()
  if (files.length === 0) return null
  return (
    <ul className="button-row" aria-label={t('deskTicket.files')}>
      {files.map(({ number, name, size, marks }) => (
        <li key={number}>
          <a
            className="button button--secondary"
            href={`${staffAddress(locale, 'ticket', reference)}/files/${number}`}
            download
          >
            <Icon name="file-text" />
            <bdi>{name}</bdi>
            <span className="hint">
              {t('deskTicket.size', { count: Math.ceil(size / kilobyte) })}
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
  return (
    <DeskBox id="answer" title={t('deskTicket.mail.answer')}>
      <div className="panel panel--line" lang={locale} dir={directions[locale]}>
        <h3>{translators[locale](`status.${draft.to}.title`)}</h3>
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
