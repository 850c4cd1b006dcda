import type { Translate } from '../messages/translate'
import { cleanLine } from '../text/clean-text'

const megabyte = 1_048_576

/** Limits for attachments. */
export const fileBounds = {
  atMost: 5,
  bytesEach: 5 * megabyte,
  bytesTogether: 10 * megabyte,
} as const

/** Accepted file extensions and their media types. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['jfif', 'image/jpeg'],
  ['png', 'image/png'],
])

/** Value of the attribute `accept`. */
export const acceptedFiles = Array.from(mediaTypes.keys(), (ending) => `.${ending}`).join(',')

const acceptedTypes = new Set(mediaTypes.values())

const macroEndings = /\.(?:do[ct]m|xl[st]m|xlsb|xlam)$/i

/** Metadata of a file; a `File` satisfies it. */
export interface FileFacts {
  name: string
  type: string
  size: number
}

export type FileKey =
  | 'validation.fileType'
  | 'validation.fileEmpty'
  | 'validation.fileTooLarge'
  | 'validation.fileContent'
  | 'validation.fileMacros'
  | 'validation.filePixels'
  | 'validation.fileBroken'
  | 'validation.fileExpands'

/** What a file may contain that can act, or that was not looked into; staff read it. */
export const fileMarks = ['script', 'action', 'embedded', 'links', 'encrypted', 'unread'] as const
export type FileMark = (typeof fileMarks)[number]

/** Describes a problem of a file; the name is wrapped in bidi isolates (U+2068, U+2069). */
export function describeFile(
  t: Translate,
  key: FileKey,
  { name }: Pick<FileFacts, 'name'>,
): string {
  return t(key, { name: `\u2068${cleanFileName(name)}\u2069` })
}

const maxNameLength = 120

/** Normalises a file name: one line, no folders or hidden characters, at most 120 characters. */
export function cleanFileName(name: string): string {
  const last = cleanLine(name.replaceAll('\0', '')).split(/[\\/]/).at(-1) ?? ''
  const characters = Array.from(last.replaceAll(/[<>:"|?*]/g, '_'))
  const dot = characters.lastIndexOf('.')
  const ending = dot > 0 ? characters.slice(dot, dot + 8) : []
  const stem = dot > 0 ? characters.slice(0, dot) : characters
  return [...stem.slice(0, maxNameLength - ending.length), ...ending].join('') || 'file'
}

/** Media type of a file's extension, or null if it is not accepted. */
export function typeOf({ name }: Pick<FileFacts, 'name'>): string | null {
  const ending = /\.([a-z]+)$/i.exec(cleanFileName(name))?.[1]?.toLowerCase()
  return (ending && mediaTypes.get(ending)) || null
}

/** True for the extension of an Office file with macros. */
export function isMacroName({ name }: Pick<FileFacts, 'name'>): boolean {
  return macroEndings.test(cleanFileName(name))
}

/**
 * True if the declared type is that of another accepted kind. Browsers, systems and offices declare
 * generic names and aliases of their own, which say nothing.
 */
function isContradicted(declared: string, type: string): boolean {
  const [essence = ''] = declared.toLowerCase().split(';')
  return essence.trim() !== type && acceptedTypes.has(essence.trim())
}

/** Drops the nameless empty file that browsers send for an empty file control. */
export function chosenFiles<F extends FileFacts>(files: readonly F[]): F[] {
  return files.filter(({ name, size }) => name !== '' || size > 0)
}

function fileProblem(file: FileFacts): FileKey | null {
  const type = typeOf(file)
  if (isMacroName(file)) return 'validation.fileMacros'
  if (!type) return 'validation.fileType'
  if (file.size === 0) return 'validation.fileEmpty'
  if (file.size > fileBounds.bytesEach) return 'validation.fileTooLarge'
  return isContradicted(file.type, type) ? 'validation.fileContent' : null
}

/** Issues that names, types and sizes reveal, one sentence each. */
export function findFileIssues(files: readonly FileFacts[], t: Translate): string[] {
  const { atMost, bytesTogether } = fileBounds
  if (files.length > atMost) return [t('validation.tooManyFiles', { count: atMost })]
  const issues = files.flatMap((file) => {
    const problem = fileProblem(file)
    return problem ? [describeFile(t, problem, file)] : []
  })
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0)
  return totalBytes > bytesTogether ? [...issues, t('validation.filesTooLarge')] : issues
}
