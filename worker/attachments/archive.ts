const entriesAtMost = 100
const ratioAtMost = 100
const unpackedAtMost = 50 * 1_048_576
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46
const longestComment = 0xffff

/** What an Office file with macros, or with a program inside, holds. */
const forbidden = /(?:^|\/)vbaProject\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|jar|html?)$/i

interface Entry {
  name: string
  packed: number
  unpacked: number
}

const decoder = new TextDecoder('utf-8')

/** Where ends of a table of contents may stand (APPNOTE 4.3.16), the last first. */
function* findEnds(view: DataView): Generator<number> {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) yield at
  }
}

/** Where the table of contents ends; null for no archive, or one with more behind it. */
function findEnd(view: DataView): number | null {
  const { value: at } = findEnds(view).next()
  if (at === undefined) return null
  return at + endLength + view.getUint16(at + 20, true) === view.byteLength ? at : null
}

/** The table of contents (APPNOTE 4.3.12); null where it is not what it says. */
function readEntries(bytes: Uint8Array): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length < endLength ? null : findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    entries.push({
      name: decoder.decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
    })
    at += entryLength + nameLength + rest
  }
  return entries
}

/**
 * Whether an archive stands at the end of a file, as programs that unpack find it, whatever follows:
 * what is no archive hides one then.
 */
export function endsAsArchive(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const end of findEnds(view)) {
    // The offset in the record counts from the archive's own start, which may be anywhere.
    const table = end - view.getUint32(end + 12, true)
    if (table >= 0 && view.getUint32(table, true) === entrySignature) return true
  }
  return false
}

/**
 * Whether an Office file is an archive with its main part, no program in it, and no bomb: few parts,
 * none that leaves its folder, none that grows out of all proportion. Only its table is read.
 */
export function isSaneArchive(bytes: Uint8Array, mainPart: string): boolean {
  const entries = readEntries(bytes)
  if (!entries || entries.length === 0 || entries.length > entriesAtMost) return false
  const names = entries.map(({ name }) => name)
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const isModest = entries.every((entry) => entry.unpacked <= ratioAtMost * entry.packed + 1_024)
  const isTame = names.every(
    (name) => !forbidden.test(name) && !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name),
  )
  const isWhole = names.includes('[Content_Types].xml') && names.includes(mainPart)
  return isWhole && isTame && isModest && unpacked <= unpackedAtMost
}
