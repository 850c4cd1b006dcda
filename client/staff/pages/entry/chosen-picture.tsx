import type { ReferenceChoice } from '#domain/staff/entry'
import { usePage } from '../../../i18n'
import { StaffLink } from '../../staff-link'
import './desk-entry.css'

interface ChosenPictureProps {
  of: readonly ReferenceChoice[]
  slug: string
}

/** The picture that a field names, and the way to the others; nothing for other records. */
export function ChosenPicture({ of, slug }: ChosenPictureProps) {
  const { t } = usePage()
  if (!of.some(({ thumbnail }) => thumbnail)) return null
  const chosen = of.find(({ value }) => value === slug)
  return (
    <span className="toolbar">
      <span data-picture>
        {chosen && (
          <img
            className="entry-picture"
            src={chosen.thumbnail}
            alt={chosen.label}
            width={120}
            height={80}
            loading="lazy"
          />
        )}
      </span>
      <StaffLink to="pictures">{t('deskEntry.library')}</StaffLink>
    </span>
  )
}
