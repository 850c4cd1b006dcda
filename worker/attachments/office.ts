import { unzipSync } from 'fflate'
import type { FileKey, FileMark } from '#domain/forms/files'

/** Content types of the main part (ECMA-376 part 1). */
const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const

type OfficeKind = keyof typeof mainTypes

const entriesAtMost = 20_000
const unpackedAtMost = 256 * 1_048_576
/**
 * Of an index (content types or relationships). Deflate expands a thousandfold at most, so these
 * bound the work whatever sizes an archive declares.
 */
const indexAtMost = 1_048_576
const packedAtMost = 64 * 1024

const contentTypes = '[content_types].xml'
const macroNames = /(?:^|\/)(?:vbaproject(?:signature\w*)?\.bin|vbadata\.xml|macrosheets\/.*)$/
const macroTypes = /macro|vbaproject|vbadata/i
const markedNames: readonly [RegExp, FileMark][] = [
  [/\/activex\/|\/webextensions\/|\/customui\//, 'script'],
  [/\/embeddings\/|\/afchunk|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|lnk|hta)$/, 'embedded'],
  [/\/externallinks\/|\/connections\.xml$|\/querytables\//, 'links'],
]
const markedTypes: readonly [RegExp, FileMark][] = [
  [/activex|webextension/i, 'script'],
  [/oleobject|\.package"/i, 'embedded'],
]

/** What a container holds, by the names and sizes of its directory. */
interface Container {
  /** Names in lower case, with `/` between folders. */
  names: string[]
  unpacked: number
  indexes: Map<string, string>
  /** An index was too large to be read. */
  isIncomplete: boolean
}

/** Some archivers write backslashes or begin at the root. */
const normalise = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

const isIndex = (name: string) => name === contentTypes || name.endsWith('.rels')

/** XML by its byte order mark, else as UTF-8. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Bytes of an entry in the directory (APPNOTE 4.3.12) without its name. */
const entryBytes = 46

class TooManyEntries extends Error {}

/** Reads the directory and the indexes; throws for a damaged archive. */
function readContainer(bytes: Uint8Array): Container {
  const container: Container = { names: [], unpacked: 0, indexes: new Map(), isIncomplete: false }
  let packed = 0
  const files = unzipSync(bytes, {
    filter: (entry) => {
      const name = normalise(entry.name)
      container.names.push(name)
      if (container.names.length > entriesAtMost) throw new TooManyEntries()
      // The library goes on past the end for as many entries as the archive declares.
      if (container.names.length * entryBytes > bytes.length) throw new RangeError(entry.name)
      container.unpacked += entry.originalSize
      if (!isIndex(name)) return false
      packed += entry.size
      const isRead = packed <= packedAtMost && entry.originalSize <= indexAtMost
      container.isIncomplete ||= !isRead
      return isRead
    },
  })
  for (const [name, data] of Object.entries(files)) {
    container.indexes.set(normalise(name), decodeXml(data))
  }
  return container
}

function findMarks({ names, indexes, isIncomplete }: Container): Set<FileMark> {
  const marks = new Set<FileMark>(isIncomplete ? ['unread'] : [])
  for (const [pattern, mark] of markedNames) {
    if (names.some((name) => pattern.test(`/${name}`))) marks.add(mark)
  }
  for (const [name, xml] of indexes) {
    if (name !== contentTypes && /TargetMode\s*=\s*["']External/i.test(xml)) marks.add('links')
    for (const [pattern, mark] of markedTypes) if (pattern.test(xml)) marks.add(mark)
  }
  return marks
}

/** The values of the attribute `ContentType`. */
function listTypes(xml: string): string[] {
  return Array.from(xml.matchAll(/ContentType\s*=\s*["']([^"']{1,255})["']/g), ([, type = '']) =>
    type.trim().toLowerCase(),
  )
}

/** UTF-16 name of the stream in which Office keeps a file that has a password (MS-OFFCRYPTO). */
const encryptedStream = Uint8Array.from(
  Array.from('EncryptedPackage', (mark) => [mark.charCodeAt(0), 0]).flat(),
)

/** True for an Office file with a password, which is no ZIP archive but a compound file. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  const first = encryptedStream[0] ?? 0
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (encryptedStream.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

/** Names of programs; an archive is for documents. */
const programNames =
  /\.(?:exe|dll|com|msi|scr|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh|app|apk)$/
/** Office files with macros, which would be refused alone. */
const macroFiles = /\.(?:do[ct]m|xl[st]m|xlsb|xlam)$/

/**
 * Refuses what is no ZIP archive, is damaged, unpacks to too much, or holds programs, files with macros
 * or a path that leads out of its folder; else says what it may contain that is not looked into.
 */
export function inspectArchive(
  bytes: Uint8Array,
): { issue: 'content' | 'broken' | 'expands' | 'programs' | 'macros' } | { marks: FileMark[] } {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  if (!isArchive) return { issue: 'content' }
  let container: Container
  try {
    container = readContainer(bytes)
  } catch (error) {
    return { issue: error instanceof TooManyEntries ? 'expands' : 'broken' }
  }
  const { names, unpacked } = container
  if (names.length === 0) return { issue: 'broken' }
  if (unpacked > unpackedAtMost) return { issue: 'expands' }
  if (names.some((name) => name.split('/').includes('..'))) return { issue: 'programs' }
  if (names.some((name) => programNames.test(name))) return { issue: 'programs' }
  if (names.some((name) => macroFiles.test(name))) return { issue: 'macros' }
  // Bit 0 of the flags (APPNOTE 4.4.4): encrypted.
  const isEncrypted = ((bytes[6] ?? 0) & 1) !== 0
  const holdsArchive = names.some((name) => /\.(?:zip|7z|rar|gz|tar)$/.test(name))
  return {
    marks: [
      ...(isEncrypted ? (['encrypted'] as const) : []),
      ...(holdsArchive ? (['unread'] as const) : []),
    ],
  }
}

/**
 * Refuses what is not the Office file of its name, has macros, or is damaged; else says what it may
 * contain besides text and pictures. Only the directory and the indexes are read.
 */
export function inspectOffice(
  bytes: Uint8Array,
  kind: OfficeKind,
): { issue: FileKey } | { marks: Set<FileMark> } {
  let container: Container
  try {
    container = readContainer(bytes)
  } catch (error) {
    return {
      issue: error instanceof TooManyEntries ? 'validation.fileExpands' : 'validation.fileBroken',
    }
  }
  const types = listTypes(container.indexes.get(contentTypes) ?? '')
  const hasMacros =
    container.names.some((name) => macroNames.test(name)) ||
    types.some((type) => macroTypes.test(type))
  if (hasMacros) return { issue: 'validation.fileMacros' }
  if (!types.includes(mainTypes[kind])) return { issue: 'validation.fileContent' }
  if (container.unpacked > unpackedAtMost) return { issue: 'validation.fileExpands' }
  return { marks: findMarks(container) }
}
