import type { TicketConflict } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { inLanguage } from '../../../ui/text/untranslated'
import './desk-ticket.css'

/** Changes by somebody else since the page was opened; the form below keeps what was typed. */
export function Conflict({ conflict }: { conflict: TicketConflict }) {
  const { t, locale } = usePage()
  const { by, before, after, events, notes } = conflict
  return (
    <section className="conflict" aria-labelledby="conflict">
      {/* biome-ignore lint/a11y/noAutofocus: why nothing was sent is read first, also without script */}
      <h2 id="conflict" tabIndex={-1} autoFocus>
        {by === null ? t('deskTicket.conflict.sender') : t('deskTicket.conflict.by', { name: by })}
      </h2>
      <dl>
        {before !== after && (
          <div>
            <dt>{t('deskTicket.conflict.status')}</dt>
            <dd>
              <del>{t(`status.${before}.title`)}</del> <ins>{t(`status.${after}.title`)}</ins>
            </dd>
          </div>
        )}
        {events.map(
          ({ sequence, note }) =>
            note && (
              <div key={sequence}>
                <dt>{t('deskTicket.conflict.note')}</dt>
                <dd>
                  <ins {...inLanguage(note.locale === locale ? null : note.locale)}>
                    {note.text}
                  </ins>
                </dd>
              </div>
            ),
        )}
        {notes.map(({ id, text }) => (
          <div key={id}>
            <dt>{t('deskTicket.conflict.internal')}</dt>
            <dd>
              <ins>
                <bdi>{text}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('deskTicket.conflict.kept')}</p>
    </section>
  )
}
