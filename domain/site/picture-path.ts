/** Widths in which a picture is served, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/** Media type of each format, the smallest files first. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

export function picturePath(slug: string, width: number, format: PictureFormat): string {
  return `/media/${slug}/${width}.${format}`
}

/** Key in the bucket MEDIA of the file from which all sizes are made; it is never served. */
export const pictureOriginalKey = (slug: string): string => `originals/${slug}`

/** Key in the bucket MEDIA of a size that was made. */
export function pictureSizeKey(slug: string, width: number, format: PictureFormat): string {
  return `sizes/${slug}/${width}.${format}`
}

/** The widths in which a picture of this width is served: it is never enlarged. */
export function widthsOf(width: number): number[] {
  return pictureWidths.filter((one) => one <= width)
}
