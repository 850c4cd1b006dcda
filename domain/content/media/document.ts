import * as v from 'valibot'
import { cleanFileName } from '../../forms/files'
import { documentType } from '../../site/document-path'
import { slug } from '../fields'

export const documentLanguages = ['ar', 'en', 'both'] as const

/**
 * A file for download; date: that of its text. Its bytes have its slug in db/content/media/, or the
 * name in `file`. They never change under it, because their address is cached for ever.
 */
export const document = v.strictObject({
  /** Name of its bytes, if that is not its slug. */
  file: v.optional(slug),
  /** The name under which it is downloaded. */
  name: v.pipe(
    v.string(),
    v.check(
      (name) => name === cleanFileName(name) && documentType(name) !== null,
      'Not the name of a PDF, DOCX, XLSX, CSV or ZIP file',
    ),
  ),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Language of its text. */
  language: v.picklist(documentLanguages),
})
