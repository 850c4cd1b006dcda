import type { AgreementFigure } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import type { TransitionProps } from '../page/transition'
import { drawingWriters } from './drawing-writers'
import './emblem.css'

interface EmblemProps {
  of: AgreementFigure
  today: string
  /** Below 96 px. */
  isSmall?: boolean
  transition?: TransitionProps
  /** Without one it is decorative. */
  label?: string
}

/** The emblem of an agreement, drawn from its term, windows and contractors. */
export function Emblem({ of, today, isSmall = false, transition, label }: EmblemProps) {
  const rtl = usePage().locale === 'ar'
  const markup = drawingWriters.emblem?.(of, today, { rtl, isSmall })
  return (
    <svg
      className={isSmall ? 'emblem emblem--small' : 'emblem'}
      viewBox="0 0 240 240"
      {...transition}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
