import { concat, inflate } from './inflate'
import type { Meter } from './meter'
import { readZip, type ZipEntry } from './zip'

const ratioAtMost = 100
const unpackedAtMost = 50 * 1_048_576
const indexAtMost = 1_048_576
/** Bytes that an empty entry may be deflated to. */
const emptyAtMost = 2

/** Content types of the main part (ECMA-376 part 1). */
const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const
const contentTypes = '[Content_Types].xml'
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const

export type OfficeKind = keyof typeof mainTypes

/** Content types of text, images, fonts and printer settings. */
const allowedTypes =
  /^(?:application\/xml|application\/vnd\.openxmlformats-(?:officedocument|package)\.[\w.-]+\+xml|application\/vnd\.ms-(?:word|excel|office|powerpoint)[\w.-]*\+xml|application\/vnd\.openxmlformats-officedocument\.(?:vmldrawing|obfuscatedfont|(?:spread|word)[\w]*ml\.printersettings)|application\/vnd\.ms-package\.obfuscated-opentype|image\/[\w.+-]+|application\/x-font[\w-]*)$/
/** Exceptions among them: macros, controls, add-ins, objects and links to other files. */
const forbiddenTypes =
  /macro|vba|activex|control|oleobject|package$|keymap|webextension|taskpane|externallink|dialogsheet|altchunk|afchunk|attachedtoolbars|querytable|customui|connections/i

/** Relationship types (last path segment) that embed programs, objects or other files. */
const forbiddenRelationships =
  /object|package|control|ctrlprop|activex|vba|chunk|attached|subdocument|frame|macro|external|webextension|taskpane|custom(?!xml)\w*ations|querytable|connections|extensibility/i

/** First bytes of the parts of a document, by file name extension. */
const text = [[0x3c], [0xef, 0xbb, 0xbf, 0x3c], [0x0d, 0x0a, 0x3c], [0x0a, 0x3c]]
const tiff = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
]
const jpeg = [[0xff, 0xd8, 0xff]]
const signatures: ReadonlyMap<string, readonly (readonly number[])[]> = new Map([
  ...['xml', 'rels', 'vml', 'svg'].map((extension) => [extension, text] as const),
  ['png', [[0x89, 0x50, 0x4e, 0x47]]],
  ...['jpg', 'jpeg', 'jpe', 'jfif'].map((extension) => [extension, jpeg] as const),
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

/**
 * Obfuscated fonts and printer settings have no signature; they must not begin like a foreign file.
 */
const unsigned = /\.(?:odttf|fntdata)$|^(?:word|xl)\/printersettings\/[\w-]+\.bin$/i
const foreignSignatures = [
  [0x4d, 0x5a],
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x25, 0x50, 0x44, 0x46],
  [0x23, 0x21],
]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

function hasExpectedSignature(name: string, start: Uint8Array): boolean {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const known = signatures.get(extension)
  if (known) return known.some((signature) => startsWith(start, signature))
  return unsigned.test(name) && !foreignSignatures.some((signature) => startsWith(start, signature))
}

const isIndex = (name: string) =>
  name.toLowerCase() === contentTypes.toLowerCase() || /\.rels$/i.test(name)

/**
 * Unpacks an entry to verify it. Returns the text of an index of the package (content types or
 * relationships), else ''. Null unless size and signature are as declared.
 */
async function unpack(entry: ZipEntry, meter: Meter): Promise<string | null> {
  const { name, data, unpacked, isDeflated, packed } = entry
  const chunks: Uint8Array[] = []
  const keepAtMost = isIndex(name) ? indexAtMost : 16
  let kept = 0
  const keepChunk = (chunk: Uint8Array) => {
    if (kept >= keepAtMost) return
    chunks.push(chunk.slice(0, keepAtMost - kept))
    kept += chunk.length
  }
  if (isDeflated) {
    const inflated = await inflate(data, 'raw', unpacked, meter, keepChunk)
    if (inflated?.size !== unpacked || inflated.used !== packed) return null
  } else {
    if (packed !== unpacked) return null
    keepChunk(data)
    await meter.count(Math.min(packed, keepAtMost))
  }
  if (isIndex(name) && unpacked > indexAtMost) return null
  const start = concat(chunks)
  if (!hasExpectedSignature(name, start)) return null
  return isIndex(name) ? decodeXml(start) : ''
}

/** The XML without its declaration; null unless it is UTF-8 or ASCII. */
function decodeXml(bytes: Uint8Array): string | null {
  const xml = new TextDecoder().decode(bytes)
  const [declaration = ''] = /^\s*<\?xml[^<>?]*\?>/.exec(xml) ?? []
  const encoding = /encoding\s*=\s*["']([^"']*)/.exec(declaration)?.[1] ?? 'utf-8'
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || xml.includes('\ufffd')) return null
  return xml.slice(declaration.length)
}

type Attributes = ReadonlyMap<string, string>

const tag = /\s*<\/?[\w:.-]+((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes of each tag; null if there is anything but tags, such as text or comments. */
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

/** A relationship to a part of this document, or a hyperlink. */
function isAllowedRelationship(link: Attributes): boolean {
  const [type = '', mode = 'Internal'] = [link.get('Type'), link.get('TargetMode')]
  if (!isPlain(type) || !isPlain(mode)) return false
  const kind = type.trim().split('/').at(-1) ?? ''
  return !forbiddenRelationships.test(kind) && (mode === 'Internal' || kind === 'hyperlink')
}

function isAllowedIndex(name: string, xml: string, kind: OfficeKind): boolean {
  const tags = readTags(xml)
  if (!tags) return false
  if (/\.rels$/i.test(name)) return tags.every(isAllowedRelationship)
  const types = tags.flatMap((attributes) => attributes.get('ContentType') ?? [])
  return types.includes(mainTypes[kind]) && types.every(isAllowedType)
}

/** `other`: not the type of its name. `unsafe`: with content that is not accepted. */
export type Verdict = 'safe' | 'other' | 'unsafe'

/** Limits size and compression ratio, against ZIP bombs. */
function hasModestSize(entries: readonly ZipEntry[]): boolean {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const isInProportion = ({ unpacked, packed }: ZipEntry) =>
    unpacked <= ratioAtMost * packed + 1_024
  return total <= unpackedAtMost && entries.every(isInProportion)
}

async function isAllowedPart(entry: ZipEntry, kind: OfficeKind, meter: Meter): Promise<boolean> {
  const { name, packed, unpacked } = entry
  if (name.endsWith('/')) return unpacked === 0 && packed <= emptyAtMost
  const xml = await unpack(entry, meter)
  return xml !== null && (!isIndex(name) || isAllowedIndex(name, xml, kind))
}

/**
 * Checks that an Office file has the type of its name and contains only text and images: no macros,
 * objects, controls or links to other files, and no false sizes. Every part is unpacked once, in
 * chunks. Anything unknown is unsafe.
 */
export async function inspectOffice(
  bytes: Uint8Array,
  kind: OfficeKind,
  meter: Meter,
): Promise<Verdict> {
  const entries = readZip(bytes)
  if (!entries) return 'unsafe'
  const required = [contentTypes, mainParts[kind]]
  if (!required.every((part) => entries.some(({ name }) => name === part))) return 'other'
  if (!hasModestSize(entries)) return 'unsafe'
  for (const entry of entries) {
    if (!(await isAllowedPart(entry, kind, meter))) return 'unsafe'
  }
  return 'safe'
}
