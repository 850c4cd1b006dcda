import type { ReferenceChoice } from '#domain/staff/entry'
import { usePage } from '../../../i18n'
import { DoButton } from '../../desk-form'
import './desk-entry.css'

interface ChosenPictureProps {
  of: readonly ReferenceChoice[]
  slug: string
  /** Path of the field. */
  path: string
}

/** The picture that a field names, and the way to upload another; nothing for other records. */
export function ChosenPicture({ of, slug, path }: ChosenPictureProps) {
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
      <DoButton value={`upload:${path}`} look="button--quiet">
        {t('deskEntry.upload')}
      </DoButton>
    </span>
  )
}
