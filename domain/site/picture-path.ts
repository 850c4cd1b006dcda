/** Widths in which a picture is served, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/** Media type of each format, the smallest files first. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PictureFormat = keyof typeof pictureFormats

/** Path of a picture's file in a size, by the name of the file. */
export function picturePath(file: string, width: number, format: PictureFormat): string {
  return `/media/${file}/${width}.${format}`
}

/** Key in the bucket MEDIA of the file from which all sizes are made; it is never served. */
export const pictureOriginalKey = (file: string): string => `originals/${file}`

/** Key in the bucket MEDIA of a document, which is served as it is. */
export const documentKey = (file: string): string => `documents/${file}`

/** Key in the bucket MEDIA of a file that is not on the site; it is shown at the desk alone. */
export const pictureDraftKey = (file: string): string => `drafts/${file}`

/** Prefix of the keys in the bucket MEDIA of the sizes that were made of a file. */
export const pictureSizesPrefix = (file: string): string => `sizes/${file}/`

/** Key in the bucket MEDIA of a size that was made. */
export function pictureSizeKey(file: string, width: number, format: PictureFormat): string {
  return `${pictureSizesPrefix(file)}${width}.${format}`
}

/** The widths in which a picture of this width is served: it is never enlarged. */
export function widthsOf(width: number): number[] {
  return pictureWidths.filter((one) => one <= width)
}
