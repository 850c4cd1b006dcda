import type { FileFormat } from '#domain/datasets/formats'

/** Key of a version's file in R2. */
export function fileKey(dataset: string, date: string, format: FileFormat): string {
  return `${dataset}/${date}.${format}`
}
