import type { Attachment } from 'postal-mime'
import { translators } from '#client/translators.ts'
import { findFileIssues } from '#domain/forms/files'
import type { Bytes } from '#domain/text/encoding'
import type { ReadFile } from '../attachments/store'
import type { DataKeyringDeps } from '../security/keyrings'
import { type AddedFiles, describeAddedFiles, inspectAddedFiles } from '../tickets/added-files'

/** Signatures of the message (RFC 8551, RFC 3156), which are nothing that its sender attached. */
const signatures = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
])

/** Pictures in the text of a message may lack a name. */
const pictureNames: Record<string, string> = {
  'image/png': 'picture.png',
  'image/jpeg': 'picture.jpg',
}

const decorationAtMost = 32 * 1_024

/** Logos of a signature: small pictures in the text. Photographs and screen shots are larger. */
function isDecoration(attachment: Attachment): boolean {
  const { related, mimeType, content } = attachment
  const isSmall = bytesOf(content).byteLength <= decorationAtMost
  return related === true && mimeType.startsWith('image/') && isSmall
}

/** The library gives an `ArrayBuffer` unless another encoding is asked for. */
const bytesOf = (content: Attachment['content']) => new Uint8Array(content as ArrayBuffer) as Bytes

function toFile({ filename, mimeType, content }: Attachment): ReadFile & { type: string } {
  const name = filename ?? pictureNames[mimeType] ?? ''
  return { name, bytes: bytesOf(content), type: mimeType }
}

/**
 * The files of a reply after the checks of those of a form; null if one is refused. Pictures in the text
 * count as files, except small ones.
 */
export async function readReplyFiles(
  deps: DataKeyringDeps,
  attachments: readonly Attachment[],
): Promise<AddedFiles | null> {
  const files = attachments
    .filter((one) => !signatures.has(one.mimeType) && !isDecoration(one))
    .map(toFile)
  const facts = files.map(({ name, type, bytes }) => ({ name, type, size: bytes.byteLength }))
  // Nobody reads the sentences: the sender's mail server gets one of its own.
  const t = translators.en
  if (findFileIssues(facts, t).length > 0) return null
  const inspected = await inspectAddedFiles(await describeAddedFiles(deps, files), t)
  return 'issues' in inspected ? null : inspected
}
