import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { slug as slugSchema } from '#domain/content/fields'
import { isKindName } from '#domain/content/kinds'
import type { ContentSource } from '#domain/editing/source'
import { type Settings, settingsSchema } from '#domain/site/settings'
import type { ContentProblem, EntryRow, FileSource } from './content-problem'
import { crossCheck } from './cross-check'
import { readEntryFile } from './entry-file'

export interface SeedContent {
  rows: EntryRow[]
  sources: FileSource[]
  settings: Settings
}

/** Lists every problem of the content folder; a folder with a problem is not loaded. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(
      problems
        .map(({ path, field, reason }) => `${path}: ${field || 'file'}: ${reason}`)
        .join('\n'),
    )
  }
}

/** Files of pictures, which no record is read from. */
const filesFolder = 'media'
const marksFolder = fileURLToPath(new URL('../../client/assets/marks', import.meta.url).href)

/**
 * Reads and checks all content files and the settings. Throws `ContentError` listing every problem.
 */
export function readContent(folder: string): SeedContent {
  const problems: ContentProblem[] = []
  const read = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== filesFolder)
    .flatMap(({ name }) => readKind(folder, name, problems))
  const rows = read.flatMap((file) => file.rows)
  const settings = readSettingsFile(folder, problems)
  if (problems.length === 0) problems.push(...crossCheck(rows))
  if (problems.length > 0 || !settings) throw new ContentError(problems)
  return { rows, sources: read.map(({ file }) => file), settings }
}

interface FileRead {
  file: FileSource
  rows: EntryRow[]
}

function readKind(folder: string, kind: string, problems: ContentProblem[]): FileRead[] {
  if (!isKindName(kind)) {
    problems.push({ path: kind, field: '', reason: 'There is no content kind of this name' })
    return []
  }
  return readdirSync(join(folder, kind)).flatMap((file) => {
    const path = `${kind}/${file}`
    const slug = file.replace(/\.yaml$/, '')
    if (slug === file || !v.is(slugSchema, slug)) {
      problems.push({ path, field: '', reason: 'Not a file name of the form {slug}.yaml' })
      return []
    }
    const source = readYaml(folder, path, problems)
    if (source === undefined) return []
    const result = readEntryFile(kind, slug, source)
    problems.push(...result.problems.map((problem) => ({ path, ...problem })))
    return [{ file: { kind, slug, source: source as ContentSource }, rows: result.rows }]
  })
}

function readSettingsFile(folder: string, problems: ContentProblem[]): Settings | undefined {
  const path = 'settings.yaml'
  const source = readYaml(folder, path, problems)
  if (source === undefined) return undefined
  const parsed = v.safeParse(settingsSchema, source)
  for (const issue of parsed.issues ?? []) {
    problems.push({ path, field: v.getDotPath(issue) ?? '', reason: issue.message })
  }
  if (!parsed.success) return undefined
  for (const [name, mark] of Object.entries(parsed.output.marks)) {
    if (mark && !existsSync(join(marksFolder, mark.file))) {
      const reason = `There is no file "${mark.file}" in client/assets/marks`
      problems.push({ path, field: `marks.${name}`, reason })
    }
  }
  return parsed.output
}

function readYaml(folder: string, path: string, problems: ContentProblem[]): unknown {
  const bytes = readFileSync(join(folder, path))
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes)) {
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length
    problems.push({ path, field: `line ${line}`, reason: 'Not UTF-8: save the file as UTF-8' })
    return undefined
  }
  const document = parseDocument(text.normalize('NFC'))
  const [error] = document.errors
  if (!error) return document.toJS() ?? {}
  const line = error.linePos?.[0].line ?? '?'
  problems.push({ path, field: `line ${line}`, reason: error.message.split('\n')[0] ?? error.code })
  return undefined
}
