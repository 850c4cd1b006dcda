import { isSameHash } from '#db/privacy/keyring'
import { toHex } from '#domain/text/encoding'
import type { Deployment } from '../env'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

interface ReplyDomainDeps {
  deployment: { mail: Pick<Deployment['mail'], 'replyDomain'> }
}

/** The ticket and the person to whom an address for replies belongs. */
interface Correspondent {
  reference: string
  /** Keyed hash of the sender's address. */
  emailHash: string
}

/** What an address for replies states; `isReplyAddressOf` checks it. */
export interface StatedReply {
  reference: string
  signature: string
}

const mailbox = 'reply'
/** 128 bits: with the reference it fits the 64 octets of a local part (RFC 5321, 4.5.3.1.1). */
const signatureBytes = 16

/** In hexadecimal, because mail servers may change the case of letters. */
async function sign(
  deps: DataKeyringDeps,
  { reference, emailHash }: Correspondent,
): Promise<string> {
  const keyring = await dataKeyringOf(deps)
  const hash = await keyring.hash(`${reference}\0${emailHash}`, 'reply-address')
  return toHex(hash.subarray(0, signatureBytes))
}

/**
 * The address at which a sender's replies about a ticket arrive; null where none are taken. It is
 * the same for each mail about the ticket.
 */
export async function replyAddressOf(
  deps: DataKeyringDeps & ReplyDomainDeps,
  correspondent: Correspondent,
): Promise<string | null> {
  const { replyDomain } = deps.deployment.mail
  if (replyDomain === '') return null
  const signature = await sign(deps, correspondent)
  return `${mailbox}+${correspondent.reference.toLowerCase()}-${signature}@${replyDomain}`
}

const pattern = new RegExp(
  `^${mailbox}\\+([a-z]{3,4}-\\d{4,10})-([0-9a-f]{${signatureBytes * 2}})@(.+)$`,
)

/** Reads an address for replies, without checking its signature; null for any other address. */
export function readReplyAddress(
  { deployment }: ReplyDomainDeps,
  address: string,
): StatedReply | null {
  const [, reference, signature, domain] = pattern.exec(address.toLowerCase()) ?? []
  const { replyDomain } = deployment.mail
  if (!reference || !signature || replyDomain === '' || domain !== replyDomain) return null
  return { reference: reference.toUpperCase(), signature }
}

/** True if the address was made for this ticket and its sender. */
export async function isReplyAddressOf(
  deps: DataKeyringDeps,
  correspondent: Correspondent,
  { signature }: StatedReply,
): Promise<boolean> {
  return isSameHash(await sign(deps, correspondent), signature)
}
