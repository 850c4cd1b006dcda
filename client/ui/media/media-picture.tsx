import type { Picture } from '#domain/payloads/picture'
import {
  type PictureFormat,
  pictureFormats,
  picturePath,
  widthsOf,
} from '#domain/site/picture-path'
import './media-picture.css'

interface MediaPictureProps {
  of: Picture
  ratio?: '16:9' | '3:2' | '4:5'
  /** Widths of its place in the layout, as `sizes` of an image has them. */
  sizes: string
  /** Part of the first view: it is loaded at once, before others. */
  isFirst?: boolean
}

/** The width that browsers without `srcset` get. */
const plainWidth = 960

/** The focus in steps of 25 %, for which the sheet has positions. */
const toStep = (percent: number) => Math.round(percent / 25) * 25

/** A picture in its frame, cropped around its focus; its place has its colour while it loads. */
export function MediaPicture({ of: picture, ratio = '3:2', sizes, isFirst }: MediaPictureProps) {
  const { file, width, height, focus, colour, alt } = picture
  const widths = widthsOf(width)
  const addresses = (format: PictureFormat) =>
    widths.map((one) => `${picturePath(file, one, format)} ${one}w`).join(', ')
  const plain = widths.filter((one) => one <= plainWidth).at(-1) ?? plainWidth
  return (
    <span className={`media media--${ratio.replace(':', '-')}`}>
      <svg aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      <picture>
        <source type={pictureFormats.avif} srcSet={addresses('avif')} sizes={sizes} />
        <source type={pictureFormats.webp} srcSet={addresses('webp')} sizes={sizes} />
        <img
          src={picturePath(file, plain, 'jpg')}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          data-x={toStep(focus.x)}
          data-y={toStep(focus.y)}
        />
      </picture>
    </span>
  )
}

/** A picture with its caption and credit, in a column of text. */
export function PictureFigure({ of, ratio = '16:9', isFirst }: Omit<MediaPictureProps, 'sizes'>) {
  return (
    <figure>
      <MediaPicture
        of={of}
        ratio={ratio}
        sizes="(min-width: 64rem) 36rem, calc(100vw - 2.5rem)"
        {...(isFirst && { isFirst })}
      />
      <PictureCaption of={of} />
    </figure>
  )
}

/** Caption and credit of a picture that stands in the text. */
export function PictureCaption({ of: { caption, credit } }: { of: Picture }) {
  return (
    <figcaption className="media-caption">
      {caption} <small>{credit}</small>
    </figcaption>
  )
}
