import type { AgreementFigure } from '#domain/payloads/agreement-figure'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'

interface EmblemProps {
  of: AgreementFigure
  today: string
  /** Below 96 px. */
  isSmall?: boolean
  /** Slug of the agreement where its emblem carries over to the next page. */
  name?: string
  /** Without one it is decorative. */
  label?: string
}

/** The emblem of an agreement, drawn from its term, windows and contractors (sheet `emblem`). */
export function Emblem({ of, today, isSmall = false, name, label }: EmblemProps) {
  const rtl = usePage().locale === 'ar'
  const markup = drawingWriters.emblem?.(of, today, { rtl, isSmall })
  return (
    <svg
      className={isSmall ? 'emblem emblem--small' : 'emblem'}
      viewBox="0 0 240 240"
      data-emblem={name && `emblem-${name}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
