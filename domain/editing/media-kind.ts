/** Kinds of records that have a file in the bucket MEDIA. */
const mediaKinds = ['picture', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

export function isMediaKind(kind: string): kind is MediaKind {
  return (mediaKinds as readonly string[]).includes(kind)
}

/** Name of the file of a record. */
export function fileOf(slug: string, { file }: { file?: unknown }): string {
  return typeof file === 'string' ? file : slug
}
