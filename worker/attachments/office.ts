import { concat, inflate } from './inflate'
import type { Meter } from './meter'
import { readZip, type ZipEntry } from './zip'

const ratioAtMost = 100
const unpackedAtMost = 50 * 1_048_576
const indexAtMost = 1_048_576
/** Bytes that nothing may be deflated to. */
const emptyAtMost = 2

/** What the two kinds of Office file are, by their main part's content type (ECMA-376 part 1). */
const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const
const contentTypes = '[Content_Types].xml'
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const

export type OfficeKind = keyof typeof mainTypes

/** Content types that a part may have: text, pictures, fonts and a printer's settings. */
const allowedTypes =
  /^(?:application\/xml|application\/vnd\.openxmlformats-(?:officedocument|package)\.[\w.-]+\+xml|application\/vnd\.ms-(?:word|excel|office|powerpoint)[\w.-]*\+xml|application\/vnd\.openxmlformats-officedocument\.(?:vmldrawing|obfuscatedfont|(?:spread|word)[\w]*ml\.printersettings)|application\/vnd\.ms-package\.obfuscated-opentype|image\/[\w.+-]+|application\/x-font[\w-]*)$/
/** … but not these: macros in other clothes, controls, add-ins, objects and links to other files. */
const forbiddenTypes =
  /macro|vba|activex|control|oleobject|package$|keymap|webextension|taskpane|externallink|dialogsheet|altchunk|afchunk|attachedtoolbars|querytable|customui|connections/i

/** Relationships, by the last word of their type, that bring programs, objects or other files along. */
const forbiddenLinks =
  /object|package|control|ctrlprop|activex|vba|chunk|attached|subdocument|frame|macro|external|webextension|taskpane|custom(?!xml)\w*ations|querytable|connections|extensibility/i

/** How the parts of a document begin, by their ending: its letters, and any of these bytes. */
const text = [[0x3c], [0xef, 0xbb, 0xbf, 0x3c], [0x0d, 0x0a, 0x3c], [0x0a, 0x3c]]
const tiff = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
]
const jpeg = [[0xff, 0xd8, 0xff]]
const startsOf: ReadonlyMap<string, readonly (readonly number[])[]> = new Map([
  ...['xml', 'rels', 'vml', 'svg'].map((ending) => [ending, text] as const),
  ['png', [[0x89, 0x50, 0x4e, 0x47]]],
  ...['jpg', 'jpeg', 'jpe', 'jfif'].map((ending) => [ending, jpeg] as const),
  ['gif', [[0x47, 0x49, 0x46, 0x38]]],
  ['bmp', [[0x42, 0x4d]]],
  ['tif', tiff],
  ['tiff', tiff],
  ['wdp', [[0x49, 0x49, 0xbc]]],
  ['emf', [[1, 0, 0, 0]]],
  [
    'wmf',
    [
      [0xd7, 0xcd, 0xc6, 0x9a],
      [1, 0, 9, 0],
      [2, 0, 9, 0],
    ],
  ],
])

/** Fonts are scrambled and a printer's settings are its own: no start is known, but others' are. */
const unmarked = /\.(?:odttf|fntdata)$|^(?:word|xl)\/printersettings\/[\w-]+\.bin$/i
const foreign = [
  [0x4d, 0x5a],
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x25, 0x50, 0x44, 0x46],
  [0x23, 0x21],
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

function beginsRight(name: string, start: Uint8Array): boolean {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const starts = startsOf.get(ending)
  if (starts) return starts.some((known) => startsWith(start, known))
  return unmarked.test(name) && !foreign.some((known) => startsWith(start, known))
}

const isIndex = (name: string) =>
  name.toLowerCase() === contentTypes.toLowerCase() || /\.rels$/i.test(name)

/**
 * Unpacks an entry and forgets it, save an index of the package, whose text is returned. Null unless
 * it has the size it claims and begins as its name says.
 */
async function unpack(entry: ZipEntry, meter: Meter): Promise<string | null> {
  const { name, data, unpacked, isDeflated, packed } = entry
  const chunks: Uint8Array[] = []
  const wanted = isIndex(name) ? indexAtMost : 16
  let kept = 0
  const take = (chunk: Uint8Array) => {
    if (kept >= wanted) return
    chunks.push(chunk.slice(0, wanted - kept))
    kept += chunk.length
  }
  if (isDeflated) {
    const inflated = await inflate(data, 'raw', unpacked, meter, take)
    if (inflated?.size !== unpacked || inflated.used !== packed) return null
  } else {
    if (packed !== unpacked) return null
    take(data)
    await meter.count(Math.min(packed, wanted))
  }
  if (isIndex(name) && unpacked > indexAtMost) return null
  const start = concat(chunks)
  if (!beginsRight(name, start)) return null
  return isIndex(name) ? decode(start) : ''
}

/** An index of the package as XML; null where its letters are not plainly UTF-8. */
function decode(bytes: Uint8Array): string | null {
  const xml = new TextDecoder().decode(bytes)
  const [declaration = ''] = /^\s*<\?xml[^<>?]*\?>/.exec(xml) ?? []
  const encoding = /encoding\s*=\s*["']([^"']*)/.exec(declaration)?.[1] ?? 'utf-8'
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || xml.includes('\ufffd')) return null
  return xml.slice(declaration.length)
}

type Attributes = ReadonlyMap<string, string>

const tag = /\s*<\/?[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes of each tag; null where there is anything but tags, comments included. */
function readTags(xml: string): Attributes[] | null {
  const tags: Attributes[] = []
  const body = xml.trimEnd()
  for (tag.lastIndex = 0; tag.lastIndex < body.length; ) {
    const found = tag.exec(body)
    if (!found) return null
    const pairs = Array.from(
      (found[1] ?? '').matchAll(attribute),
      ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
    )
    tags.push(new Map(pairs))
  }
  return tags
}

const longestType = 255
const isPlain = (value: string) => value.length <= longestType && !value.includes('&')

function isAllowedType(type: string): boolean {
  return isPlain(type) && allowedTypes.test(type.toLowerCase()) && !forbiddenTypes.test(type)
}

/** Whether a relationship leads to a part of this document, or is a link to be pressed. */
function isTameLink(link: Attributes): boolean {
  const [type = '', mode = 'Internal'] = [link.get('Type'), link.get('TargetMode')]
  if (!isPlain(type) || !isPlain(mode)) return false
  const kind = type.trim().split('/').at(-1) ?? ''
  return !forbiddenLinks.test(kind) && (mode === 'Internal' || kind === 'hyperlink')
}

function isTameIndex(name: string, xml: string, kind: OfficeKind): boolean {
  const tags = readTags(xml)
  if (!tags) return false
  if (/\.rels$/i.test(name)) return tags.every(isTameLink)
  const types = tags.flatMap((attributes) => attributes.get('ContentType') ?? [])
  return types.includes(mainTypes[kind]) && types.every(isAllowedType)
}

/** What a file was found to be: `other` than its name says, or with something that is not accepted. */
export type Verdict = 'safe' | 'other' | 'unsafe'

/** No more than Office writes, so that nothing small unpacks to something huge. */
function isModest(entries: readonly ZipEntry[]): boolean {
  const whole = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const isInProportion = ({ unpacked, packed }: ZipEntry) =>
    unpacked <= ratioAtMost * packed + 1_024
  return whole <= unpackedAtMost && entries.every(isInProportion)
}

async function isPlainPart(entry: ZipEntry, kind: OfficeKind, meter: Meter): Promise<boolean> {
  const { name, packed, unpacked } = entry
  if (name.endsWith('/')) return unpacked === 0 && packed <= emptyAtMost
  const xml = await unpack(entry, meter)
  return xml !== null && (!isIndex(name) || isTameIndex(name, xml, kind))
}

/**
 * Whether an Office file is what its name says, with text and pictures alone in it: no macro, object,
 * control or link to other files, and of no false size. Every part is unpacked once, a chunk at a
 * time. What is not understood counts as unsafe.
 */
export async function inspectOffice(
  bytes: Uint8Array,
  kind: OfficeKind,
  meter: Meter,
): Promise<Verdict> {
  const entries = readZip(bytes)
  if (!entries) return 'unsafe'
  const wanted = [contentTypes, mainParts[kind]]
  if (!wanted.every((part) => entries.some(({ name }) => name === part))) return 'other'
  if (!isModest(entries)) return 'unsafe'
  for (const entry of entries) {
    if (!(await isPlainPart(entry, kind, meter))) return 'unsafe'
  }
  return 'safe'
}
