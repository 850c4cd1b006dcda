import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builtFiles } from '../../support/runtime.ts'

/** Bytes, uncompressed and at the highest compression. */
export interface Size {
  raw: number
  gzip: number
  brotli: number
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Total size of files, each compressed by itself as it is sent. */
export function sizeOf(files: (string | Uint8Array)[]): Size {
  const sizes = files.map((file) => {
    const bytes = Buffer.from(file)
    return {
      raw: bytes.byteLength,
      gzip: gzipSync(bytes, { level: 9 }).byteLength,
      brotli: brotliCompressSync(bytes, brotliOptions).byteLength,
    }
  })
  const sum = (key: keyof Size) => sizes.reduce((total, size) => total + size[key], 0)
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }
}

export function sizeOfAssets(paths: string[]): Size {
  return sizeOf(paths.map((path) => readFileSync(join('dist/client', path))))
}

/** Size of the uploaded worker, compressed as one file. */
export function sizeOfWorker(): Size {
  return sizeOf([Buffer.concat(builtFiles().map((file) => readFileSync(file)))])
}

function between(html: string, opening: RegExp, closing: string): string {
  const start = opening.exec(html)
  if (!start) throw new Error(`the page has no ${opening}`)
  const from = start.index + start[0].length
  return html.slice(from, html.indexOf(closing, from))
}

export interface DocumentSizes {
  html: Size
  style: Size
  script: Size
}

export function sizesOfDocument(page: Uint8Array): DocumentSizes {
  const html = new TextDecoder().decode(page)
  return {
    html: sizeOf([page]),
    style: sizeOf([between(html, /<style[^>]*>/, '</style>')]),
    script: sizeOf([between(html, /<script[^>]*>/, '</script>')]),
  }
}
