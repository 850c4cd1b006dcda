import type { NoteText } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { LinkedText } from '../../../ui/text/linked-text'
import { inLanguage } from '../../../ui/text/untranslated'

interface NoteProps {
  of: NoteText
  className?: string
}

/** A public note; one in the other language is marked and says so. */
export function Note({ of: { text, locale: written }, className }: NoteProps) {
  const { t, locale } = usePage()
  const other = written === locale ? null : written
  return (
    <>
      <p className={className} {...inLanguage(other)}>
        <LinkedText text={text} />
      </p>
      {other && <p className="hint">{t('tickets.otherLanguage')}</p>}
    </>
  )
}
