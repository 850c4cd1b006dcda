import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { TicketLink } from '../../staff-link'
import { StatusBadge } from '../../status-badge'
import './desk-ticket.css'

/** Earlier tickets of the same sender. */
export function Earlier({ of: earlier }: { of: TicketPage['earlier'] }) {
  const { t } = usePage()
  if (earlier.length === 0) return null
  return (
    <section className="box" aria-labelledby="earlier-title">
      <h2 id="earlier-title">
        {t('deskTicket.earlier')} <bdi>{earlier.length}</bdi>
      </h2>
      <ul className="prev">
        {earlier.map(({ reference, status, sent }) => (
          <li key={reference}>
            <TicketLink reference={reference} />
            <StatusBadge status={status} />
            <small>
              <Day date={sent} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tickets that repeat this one. */
export function Duplicates({ of: duplicates }: { of: TicketPage['duplicates'] }) {
  const { t } = usePage()
  if (duplicates.length === 0) return null
  return (
    <section className="box" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title">{t('deskTicket.duplicates')}</h2>
      <ul className="prev">
        {duplicates.map((reference) => (
          <li key={reference}>
            <TicketLink reference={reference} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Published pages about the same subject: questions with answers, and released answers. */
export function RelatedPages({ of: related }: { of: TicketPage['related'] }) {
  const { t } = usePage()
  if (related.length === 0) return null
  return (
    <section className="box" aria-labelledby="related-title">
      <h2 id="related-title">{t('deskTicket.related.title')}</h2>
      <ul className="like">
        {related.map(({ title, href, isDisclosure }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <small>{t(`deskTicket.related.${isDisclosure ? 'disclosure' : 'question'}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
