import { directions } from '#domain/site/locale'
import type { MailPreview, TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'

interface MailProps {
  preview: MailPreview
  ticket: TicketPage
}

/** The mail that the step will send, as it arrives. */
export function Mail({ preview, ticket }: MailProps) {
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
