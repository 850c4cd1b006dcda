import * as v from 'valibot'
import { picturePath } from '../site/picture-path'
import { id, isoDate, plainText, url } from './described'
import type { PresentDeps } from './resource'

export const listedPicture = v.strictObject({
  id,
  date: isoDate,
  caption: plainText,
  alt: plainText,
  credit: plainText,
  url,
})
export const listedPictures = v.array(listedPicture)

/** The published pictures with these slugs, in their order. */
export function presentPictures(
  slugs: readonly string[],
  { origin, pictures }: PresentDeps,
): v.InferOutput<typeof listedPictures> {
  return slugs.flatMap((slug) => {
    const found = pictures.get(slug)
    if (!found) return []
    const { title, date, body } = found
    const { alt = '', credit, file = slug } = body
    const address = origin + picturePath(file, 1280, 'jpg')
    return [{ id: slug, date: date ?? '', caption: title, alt, credit, url: address }]
  })
}

/** The published picture with a slug; null without one. */
export function presentPicture(slug: string | undefined, deps: PresentDeps) {
  return presentPictures(slug ? [slug] : [], deps)[0] ?? null
}
