import { typeOf } from '../forms/files'

/** Endings of the files that can be downloaded, with the types that attachments do not have. */
const documentTypes = new Map([
  ['pdf', null],
  ['docx', null],
  ['xlsx', null],
  ['csv', 'text/csv; charset=utf-8'],
  ['zip', 'application/zip'],
])

/** Value of the attribute `accept`. */
export const acceptedDocuments = Array.from(documentTypes.keys(), (one) => `.${one}`).join(',')

/** The ending of a file name, in lower case. */
export const endingOf = (name: string): string =>
  /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Media type of a file by its name; null if it cannot be downloaded. */
export function documentType(name: string): string | null {
  const own = documentTypes.get(endingOf(name))
  return own === undefined ? null : (own ?? typeOf({ name }))
}

/** Path of a document, which leads to its newest file. Texts link to it. */
export const documentPath = (slug: string): string => `/documents/${slug}`

/** The slug in the path of a document; null for other paths. */
export function documentSlugIn(path: string): string | null {
  return /^\/documents\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1] ?? null
}

/** Path of the bytes of a document, which never change under it. */
export function documentFilePath(file: string, name: string): string {
  return `${documentPath(file)}/${encodeURIComponent(name)}`
}
