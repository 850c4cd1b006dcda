const entriesAtMost = 500
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const descriptorSignature = 0x08074b50
const endLength = 22
const entryLength = 46
const localLength = 30
const longestComment = 0xffff

/** Accepted flags (APPNOTE 4.4.4): deflate level, data descriptor, UTF-8 names. */
const levelFlags = 0x0006
const descriptorFlag = 0x0008
const utf8Flag = 0x0800
const knownFlags = levelFlags | descriptorFlag | utf8Flag

/**
 * Printable ASCII without characters that are special in paths or on Windows; no final `.` or ` `.
 */
const segment = /^(?!.*[. ]$)[\w\-!#$%&'()+,;=@[\]^`{}~. ]+$/

export interface ZipEntry {
  name: string
  isDeflated: boolean
  crc: number
  packed: number
  unpacked: number
  /** Offset of its local header. */
  at: number
  flags: number
  /** Compressed bytes. */
  data: Uint8Array
}

const u16 = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
const u32 = (bytes: Uint8Array, at: number) => (u16(bytes, at) | (u16(bytes, at + 2) << 16)) >>> 0

function readName(bytes: Uint8Array, at: number, length: number): string {
  let name = ''
  for (let index = at; index < at + length; index += 1) {
    name += String.fromCharCode(bytes[index] ?? 0)
  }
  return name
}

/** A relative ASCII path without empty, `.` or `..` segments. */
function isCanonical(name: string): boolean {
  const segments = name.replace(/\/$/, '').split('/')
  return name.length <= 255 && segments.every((part) => segment.test(part))
}

/** An entry of the central directory (APPNOTE 4.3.12); null if it uses unknown features. */
function readEntry(bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } | null {
  if (u32(bytes, at) !== entrySignature) return null
  const [flags, method] = [u16(bytes, at + 8), u16(bytes, at + 10)]
  const [nameLength, extraLength] = [u16(bytes, at + 28), u16(bytes, at + 30)]
  const [commentLength, disk] = [u16(bytes, at + 32), u16(bytes, at + 34)]
  const name = readName(bytes, at + entryLength, nameLength)
  const isKnown = (flags & ~knownFlags) === 0 && (method === 0 || method === 8) && disk === 0
  if (!isKnown || commentLength > 0 || !isCanonical(name)) return null
  const entry = {
    ...{ name, flags, isDeflated: method === 8 },
    ...{ crc: u32(bytes, at + 16), packed: u32(bytes, at + 20), unpacked: u32(bytes, at + 24) },
    at: u32(bytes, at + 42),
    data: bytes.subarray(0, 0),
  }
  return { entry, next: at + entryLength + nameLength + extraLength }
}

/** The offset of an entry's data; null if its local header (4.3.7) contradicts the directory. */
function findData(bytes: Uint8Array, entry: ZipEntry): number | null {
  const { at, name, flags } = entry
  const hasDescriptor = (flags & descriptorFlag) !== 0
  const nameLength = u16(bytes, at + 26)
  const numbers = [u32(bytes, at + 14), u32(bytes, at + 18), u32(bytes, at + 22)]
  const expected = [entry.crc, entry.packed, entry.unpacked]
  const isConsistent =
    u32(bytes, at) === localSignature &&
    u16(bytes, at + 6) === flags &&
    u16(bytes, at + 8) === (entry.isDeflated ? 8 : 0) &&
    nameLength === name.length &&
    readName(bytes, at + localLength, nameLength) === name &&
    numbers.every((number, index) => number === expected[index] || (hasDescriptor && number === 0))
  return isConsistent ? at + localLength + nameLength + u16(bytes, at + 28) : null
}

/** The offset after an entry's data and data descriptor (4.3.9); NaN if the descriptor is wrong. */
function endOf(bytes: Uint8Array, { flags, crc, packed, unpacked }: ZipEntry, end: number): number {
  if ((flags & descriptorFlag) === 0) return end
  const at = u32(bytes, end) === descriptorSignature ? end + 4 : end
  const isConsistent =
    u32(bytes, at) === crc && u32(bytes, at + 4) === packed && u32(bytes, at + 8) === unpacked
  return isConsistent ? at + 12 : Number.NaN
}

/** Assigns each entry its data. False unless the entries fill the file up to the directory. */
function assignData(bytes: Uint8Array, entries: readonly ZipEntry[], directory: number): boolean {
  let next = 0
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    if (entry.at !== next || entry.at + localLength > directory) return false
    const from = findData(bytes, entry)
    if (from === null || from + entry.packed > directory) return false
    entry.data = bytes.subarray(from, from + entry.packed)
    next = endOf(bytes, entry, from + entry.packed)
  }
  return next === directory
}

/**
 * The entries of an archive that every reader understands the same way: central directory and local
 * headers agree, entries neither overlap nor leave gaps, names are canonical and differ in more
 * than case. Null for anything else, including encryption, ZIP64, comments and multi-part archives.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | null {
  const end = bytes.length - endLength
  if (end < 0 || u32(bytes, end) !== endSignature) return null
  const [count, size, directory] = [
    u16(bytes, end + 10),
    u32(bytes, end + 12),
    u32(bytes, end + 16),
  ]
  const isWhole = u32(bytes, end + 4) === 0 && u16(bytes, end + 8) === count
  if (!isWhole || u16(bytes, end + 20) !== 0 || directory + size !== end) return null
  if (count === 0 || count > entriesAtMost) return null
  const entries: ZipEntry[] = []
  let at = directory
  for (let index = 0; index < count; index += 1) {
    const read = at + entryLength <= end ? readEntry(bytes, at) : null
    if (!read) return null
    entries.push(read.entry)
    at = read.next
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (at !== end || names.size !== count) return null
  return assignData(bytes, entries, directory) ? entries : null
}

/**
 * True if a file of another type contains a ZIP archive at its end. Like unpackers, this searches
 * the last 64 KiB for the end record.
 */
export function endsWithArchive(bytes: Uint8Array): boolean {
  const last = bytes.length - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (bytes[at] !== 0x50 || u32(bytes, at) !== endSignature) continue
    // The record's own offset is relative to the archive's start, which may be anywhere in the
    // file.
    const directory = at - u32(bytes, at + 12)
    if (directory >= 0 && u32(bytes, directory) === entrySignature) return true
  }
  return false
}
