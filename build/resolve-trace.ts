import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, normalize } from 'node:path'

const position = /([\w-]+\.js):(\d+):(\d+)/g
/** Where maps are kept, and the folder of the files they are of. */
const places = [
  { maps: 'dist/worker', folder: 'dist/worker' },
  { maps: 'dist/maps', folder: 'dist/client/assets' },
]

function readMap(file: string): { map: SourceMap; folder: string } | null {
  const place = places.find(({ maps }) => existsSync(join(maps, `${file}.map`)))
  if (!place) return null
  const text = readFileSync(join(place.maps, `${file}.map`), 'utf8')
  return { map: new SourceMap(JSON.parse(text)), folder: place.folder }
}

/**
 * The positions of a trace in the sources, by the maps of the build in dist/: `worker/app.ts:12:3`,
 * the innermost first. What is of no file of the build is left out.
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
