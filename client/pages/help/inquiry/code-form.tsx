import type { ReactNode } from 'react'
import type { InquiryResult } from '#domain/forms/personal-state'
import { codeForm } from '#domain/forms/ticket-form-names'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'

interface CodeFormProps {
  result: InquiryResult
  id?: string
  className: string
  children: ReactNode
}

/** Requests a code; the pressed button, named `action`, states the purpose. */
export function CodeForm({ result, id, className, children }: CodeFormProps) {
  const { locale } = usePage()
  return (
    <form className={className} id={id} method="post" action={routePath('inquiry', locale)}>
      <input type="hidden" name="form" value={codeForm} />
      <input type="hidden" name="idempotencyKey" value={result.idempotencyKey} />
      <input type="hidden" name="result" value={result.token} />
      {children}
    </form>
  )
}
