import type { ReactNode } from 'react'
import type { OwnTicket } from '#domain/forms/member-state'
import { changeForm } from '#domain/forms/ticket-form-names'
import { routePath } from '#domain/site/routes'
import type { TicketAction } from '#domain/tickets/status'
import { usePage } from '../../../i18n'

interface OwnFormProps {
  of: OwnTicket
  action: TicketAction
  id?: string
  className?: string
  children: ReactNode
}

/** One action on a request of mine, as it was when the page was shown. */
export function OwnForm({ of, action, id, className, children }: OwnFormProps) {
  const { locale } = usePage()
  return (
    <form
      className={className}
      id={id}
      method="post"
      // URL-encoded, a long Arabic message would exceed the size limit of a form.
      encType="multipart/form-data"
      action={routePath('profileRequest', locale, { reference: of.reference })}
    >
      <input type="hidden" name="form" value={changeForm} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="version" value={of.version} />
      <input type="hidden" name="idempotencyKey" value={of.idempotencyKey} />
      {children}
    </form>
  )
}
