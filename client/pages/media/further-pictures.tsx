import type { Picture } from '#domain/payloads/picture'
import { usePage } from '../../i18n'
import { MediaPicture, PictureCaption } from '../../ui/media/media-picture'
import './further-pictures.css'

const whole = '(min-width: 64rem) 36rem, calc(100vw - 2.5rem)'
const half = '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)'

/** Pictures below a text with captions and credits, two in a row where there is room. */
export function FurtherPictures({ of: pictures }: { of: readonly Picture[] }) {
  const { t } = usePage()
  if (pictures.length === 0) return null
  return (
    <ul className="further-pictures" aria-label={t('newsroom.furtherPictures')}>
      {pictures.map((picture, at) => (
        <li key={picture.slug}>
          <figure>
            <MediaPicture
              of={picture}
              sizes={at === 0 && pictures.length % 2 === 1 ? whole : half}
            />
            <PictureCaption of={picture} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
