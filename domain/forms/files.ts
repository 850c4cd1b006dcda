import type { Translate } from '../messages/translate'
import { cleanLine } from '../text/clean-text'

const megabyte = 1_048_576

/** What a form takes of files (decision 31). */
export const fileBounds = {
  atMost: 5,
  bytesEach: 5 * megabyte,
  bytesTogether: 10 * megabyte,
} as const

/** Files a form takes, by their endings: what they may be declared as, and what they are stored as. */
const types: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
])

/** For the attribute `accept` of a file control. */
export const acceptedFiles = Array.from(types.keys(), (ending) => `.${ending}`).join(',')

/** Some browsers do not know what they send. */
const undeclared = ['', 'application/octet-stream']

/** What is known of a file without reading it; a `File` has these. */
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
  | 'validation.fileUnsafe'

/** What is wrong with one file, its name kept apart from the words around it. */
export function tellFile(t: Translate, key: FileKey, { name }: Pick<FileFacts, 'name'>): string {
  return t(key, { name: `\u2068${cleanFileName(name)}\u2069` })
}

const longestName = 120

/** A name as it is shown and stored: one line, no folders, nothing hidden in it, at most 120 letters. */
export function cleanFileName(name: string): string {
  const last = cleanLine(name.replaceAll('\0', '')).split(/[\\/]/).at(-1) ?? ''
  const letters = Array.from(last.replaceAll(/[<>:"|?*]/g, '_'))
  const dot = letters.lastIndexOf('.')
  const ending = dot > 0 ? letters.slice(dot, dot + 8) : []
  const stem = dot > 0 ? letters.slice(0, dot) : letters
  return [...stem.slice(0, longestName - ending.length), ...ending].join('') || 'file'
}

/** The type that a file's ending stands for, or null for one that no form takes. */
export function typeOf({ name }: Pick<FileFacts, 'name'>): string | null {
  const ending = /\.([a-z]+)$/i.exec(cleanFileName(name))?.[1]?.toLowerCase()
  return (ending && types.get(ending)) || null
}

/** Files that were chosen: a control that nothing was chosen with sends one without a name. */
export function chosenFiles<F extends FileFacts>(files: readonly F[]): F[] {
  return files.filter(({ name, size }) => name !== '' || size > 0)
}

function faultOf(file: FileFacts): FileKey | null {
  const type = typeOf(file)
  if (!type) return 'validation.fileType'
  if (file.size === 0) return 'validation.fileEmpty'
  if (file.size > fileBounds.bytesEach) return 'validation.fileTooLarge'
  const isDeclared = !undeclared.includes(file.type)
  return isDeclared && file.type !== type ? 'validation.fileContent' : null
}

/** All that is wrong with some files, as far as their names and sizes tell; one sentence each. */
export function findFileIssues(files: readonly FileFacts[], t: Translate): string[] {
  const { atMost, bytesTogether } = fileBounds
  if (files.length > atMost) return [t('validation.tooManyFiles', { count: atMost })]
  const issues = files.flatMap((file) => {
    const fault = faultOf(file)
    return fault ? [tellFile(t, fault, file)] : []
  })
  const together = files.reduce((sum, { size }) => sum + size, 0)
  return together > bytesTogether ? [...issues, t('validation.filesTooLarge')] : issues
}
