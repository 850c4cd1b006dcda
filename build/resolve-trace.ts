import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, normalize } from 'node:path'

const position = /([\w-]+\.js):(\d+):(\d+)/g
/** Folders of the source maps, and of the files that the maps describe. */
const mapFolders = [
  { maps: 'dist/worker', folder: 'dist/worker' },
  { maps: 'dist/maps', folder: 'dist/client/assets' },
]

function readMap(file: string): { map: SourceMap; folder: string } | null {
  const mapFolder = mapFolders.find(({ maps }) => existsSync(join(maps, `${file}.map`)))
  if (!mapFolder) return null
  const text = readFileSync(join(mapFolder.maps, `${file}.map`), 'utf8')
  return { map: new SourceMap(JSON.parse(text)), folder: mapFolder.folder }
}

/**
 * Resolves the positions in a stack trace to sources with the maps in dist/, innermost first:
 * `worker/app/app.ts:12:3`. Positions in files outside the build are left out.
 */
export function resolveTrace(trace: string): string[] {
  return [...trace.matchAll(position)].flatMap(([, file = '', line, column]) => {
    const found = readMap(file)
    const origin = found?.map.findOrigin(Number(line), Number(column))
    if (!found || !origin || !('fileName' in origin)) return []
    const { fileName, lineNumber, columnNumber } = origin
    return `${normalize(join(found.folder, fileName))}:${lineNumber}:${columnNumber}`
  })
}
