import { directions, otherLocale } from '#domain/site/locale'
import type { MailPreview, TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { translators } from '../../../translators'
import { LinkedText } from '../../../ui/text/linked-text'
import './desk-compose.css'

interface TicketMailPreviewProps {
  preview: MailPreview
  ticket: TicketPage
}

/** What the step adds to the page of the request, as its sender reads it there. */
export function PublicNotePreview({
  ticket: { draft, locale },
}: Pick<TicketMailPreviewProps, 'ticket'>) {
  const { t } = usePage()
  const language = draft.note[locale].trim() === '' ? otherLocale(locale) : locale
  const text = draft.note[language].trim()
  if (!draft.to || text === '') return null
  return (
    <section className="mail" aria-labelledby="answer">
      <h2 id="answer">{t('deskTicket.mail.answer')}</h2>
      <div className="mail__sheet" lang={locale} dir={directions[locale]}>
        <h3>{translators[locale](`status.${draft.to}.title`)}</h3>
        <p className="mail__answer" lang={language} dir={directions[language]}>
          <LinkedText text={text} />
        </p>
      </div>
    </section>
  )
}

/** The mail that the step will send, as it arrives. */
export function TicketMailPreview({ preview, ticket }: TicketMailPreviewProps) {
  const { t } = usePage()
  const { from, to, subject, paragraphs } = preview
  const written = { lang: ticket.locale, dir: directions[ticket.locale] }
  return (
    <section className="mail" aria-labelledby="mail">
      {/* biome-ignore lint/a11y/noAutofocus: the preview was asked for */}
      <h2 id="mail" tabIndex={-1} autoFocus>
        {t('deskTicket.mail.title')}
      </h2>
      <div className="mail__sheet">
        <dl>
          <div>
            <dt>{t('deskTicket.mail.from')}</dt>
            <dd>
              <bdi dir="ltr">{from}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('deskTicket.mail.to')}</dt>
            <dd>
              <bdi dir="ltr">{to ?? t('deskTicket.unreadable')}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('deskTicket.mail.subject')}</dt>
            <dd>
              <bdi {...written}>{subject}</bdi>
            </dd>
          </div>
        </dl>
        <div className="mail__body" {...written}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="hint">{t('deskTicket.mail.note')}</p>
      </div>
    </section>
  )
}
