import type { ReactNode } from 'react'
import { longestNote, type TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { DoButton, PostForm } from '../../desk-form'
import { DeskBox, StatusBadge } from '../../desk-parts'
import { TicketLink } from '../../staff-link'

/** The form for a note among staff, which the sender never sees; those written are in the stream. */
export function NoteForm({ ticket: { reference, newestNote } }: { ticket: TicketPage }) {
  const { t } = usePage()
  return (
    <DeskBox id="notes-title" title={t('deskTicket.notes.one')}>
      <PostForm
        to="ticket"
        reference={reference}
        className="desk-form"
        hidden={{ known: newestNote }}
      >
        <label htmlFor="note">
          <Hidden>{t('deskTicket.notes.label')}</Hidden>
        </label>
        <textarea
          className="textarea"
          id="note"
          name="note"
          rows={2}
          maxLength={longestNote}
          placeholder={t('deskTicket.notes.hint')}
          data-key="i"
          data-draft={`${reference}:note`}
          required
        />
        <DoButton value="note">{t('deskTicket.notes.add')}</DoButton>
      </PostForm>
    </DeskBox>
  )
}

interface AsideListProps {
  id: string
  title: string
  /** `ListRow` elements. */
  children: ReactNode[]
}

function AsideList({ id, title, children }: AsideListProps) {
  if (children.length === 0) return null
  return (
    <DeskBox id={id} title={title}>
      <RowList density="compact">{children}</RowList>
    </DeskBox>
  )
}

export function Earlier({ of: earlier }: { of: TicketPage['earlier'] }) {
  const { t } = usePage()
  return (
    <AsideList id="earlier-title" title={t('deskTicket.earlier')}>
      {earlier.map(({ reference, status, sent }) => (
        <ListRow
          title={<TicketLink reference={reference} />}
          level={3}
          end={<StatusBadge status={status} />}
          key={reference}
        >
          <p>
            <Day date={sent} isShort />
          </p>
        </ListRow>
      ))}
    </AsideList>
  )
}

/** Tickets that repeat this one. */
export function Duplicates({ of: duplicates }: { of: TicketPage['duplicates'] }) {
  const { t } = usePage()
  return (
    <AsideList id="duplicates-title" title={t('deskTicket.duplicates')}>
      {duplicates.map((reference) => (
        <ListRow title={<TicketLink reference={reference} />} level={3} key={reference} />
      ))}
    </AsideList>
  )
}

/** Published pages about the same subject: questions with answers, and released answers. */
export function RelatedPages({ of: related }: { of: TicketPage['related'] }) {
  const { t } = usePage()
  return (
    <AsideList id="related-title" title={t('deskTicket.related.title')}>
      {related.map(({ title, href, isDisclosure }) => (
        <ListRow title={<a href={href}>{title}</a>} level={3} key={href}>
          <p>{t(`deskTicket.related.${isDisclosure ? 'disclosure' : 'question'}`)}</p>
        </ListRow>
      ))}
    </AsideList>
  )
}
