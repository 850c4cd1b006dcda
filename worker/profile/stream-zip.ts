import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { riyadhInstant } from '#domain/dates/calendar'

/** A file of an archive; null if it cannot be read, which leaves it out. */
export interface ZipEntry {
  path: string
  read: () => Promise<Uint8Array | null>
  /** Files that are compressed already are only stored. */
  isText: boolean
}

/**
 * A ZIP archive, made while it is read: one file at a time is in memory, because the files of many
 * requests together would not fit. Its files are dated `at` (epoch ms).
 */
export function streamZip(entries: readonly ZipEntry[], at: number): ReadableStream<Uint8Array> {
  // ZIP stores a local time. Without an offset this text is read as one in any time zone.
  const mtime = riyadhInstant(at).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)
  const chunks: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else chunks.push(chunk)
  })
  const rest = [...entries]
  async function addNext(): Promise<void> {
    const entry = rest.shift()
    if (!entry) {
      zip.end()
      return
    }
    const bytes = await entry.read()
    if (!bytes) return
    const file = entry.isText ? new ZipDeflate(entry.path) : new ZipPassThrough(entry.path)
    file.mtime = mtime
    zip.add(file)
    file.push(bytes, true)
  }
  let isEnded = false
  return new ReadableStream({
    async pull(controller) {
      while (chunks.length === 0 && !isEnded) {
        isEnded = rest.length === 0
        await addNext()
        if (failure) throw failure
      }
      for (const chunk of chunks.splice(0)) controller.enqueue(chunk)
      if (isEnded) controller.close()
    },
  })
}
