import { putAccount } from '#db/accounts/accounts'
import { createSeal } from '#db/audit/chain'
import { createDatabase, type Database } from '#db/client'
import { type Stores, submissionFolder } from '#db/privacy/collect-personal-data'
import type { Keyring } from '#db/privacy/keyring'
import {
  encryptFiles,
  encryptInformation,
  encryptPerson,
  hashEmail,
} from '#db/privacy/personal-fields'
import { encryptOfficerAddress, putOfficerAddress } from '#db/staff/officer-settings'
import { additionPrefix, fileAdditionalData, folderOf } from '#db/submissions/attachment-names'
import { queueScans } from '#db/submissions/attachment-scans'
import { nameOf, storeRegistration } from '#db/submissions/registrations'
import type { Registration } from '#db/submissions/submissions'
import { transitionTicket } from '#db/tickets/status-transitions'
import { makePdf } from '../support/files'
import { at, sending } from './subscribing'

let written = 0

/** A form submission encrypted as the worker does it, with unique texts. */
async function write(
  keyring: Keyring,
  email: string,
  form: string,
  kind: string,
  more: object = {},
) {
  written += 1
  const number = written
  const digest = `digest-${number}-of-what-was-sent`
  const isLasting = form === 'newsletter'
  const owner = { form, digest: isLasting ? await hashEmail(keyring, email) : digest }
  const answers = {
    fullName: `Name ${number}`,
    message: `Message ${number} of ${email}.`,
    ...more,
  }
  const locked = await encryptPerson(keyring, owner, { email, answers })
  const reference = `${kind}-${1_000_000_000 + number}`
  const row = sending({ form, kind, reference, digest, ...locked, createdAt: at + number })
  return { ...row, recipient: await keyring.encrypt(email, 'recipient') }
}

/** Stores a registration whatever the rate limits. */
const storeAlways = (db: Database, row: Registration) =>
  storeRegistration(db, row, { since: 0, atMost: 1_000, tombstone: 'none stands' })

/** Stores a ticket of an email, and nothing else. */
export async function leaveTicket(stores: Stores, keyring: Keyring, email: string) {
  const ticket = await write(keyring, email, 'support', 'INFO')
  await storeAlways(createDatabase(stores.DB), ticket)
}

/** Stores a ticket of an email in the outbox, and nothing else. */
export async function leaveWaiting(stores: Stores, keyring: Keyring, email: string) {
  const waiting = await write(keyring, email, 'support', 'TECH')
  await stores.OUTBOX.put(nameOf(waiting.submission), JSON.stringify(waiting))
  return waiting
}

async function putFile(stores: Stores, keyring: Keyring, name: string): Promise<void> {
  const bytes = new Uint8Array(makePdf())
  const encrypted = await keyring.encryptBytes(bytes, fileAdditionalData(name))
  await stores.ATTACHMENTS.put(name, encrypted)
}

/** Stores a file of staff that was sent with the last event, and what the sender said of a closing. */
async function leaveAnswer(
  stores: Stores,
  keyring: Keyring,
  submission: Registration['submission'],
) {
  const { reference, form, digest } = submission
  const answered = `${additionPrefix(submissionFolder(submission), `answer-of-${reference}`)}1`
  await putFile(stores, keyring, answered)
  const file = { name: 'answer.pdf', type: 'application/pdf', size: makePdf().length }
  const word = await encryptInformation(keyring, { form, digest }, `A word of ${reference}`)
  await stores.DB.batch([
    stores.DB.prepare(
      `INSERT INTO answer_files (reference, number, object, description, event, uploaded_at, actor)
        VALUES (?, 501, ?, ?, 2, ?, 'officer')`,
    ).bind(reference, answered, await encryptFiles(keyring, { form, digest }, [file]), at),
    stores.DB.prepare(
      `INSERT INTO resolutions (reference, event, is_solved, comment, at) VALUES (?, 2, 1, ?, ?)`,
    ).bind(reference, word, at),
  ])
  return { answered, word }
}

/**
 * Stores one of everything kept about an email; returns the stored notes, hashes and ciphertexts.
 */
export async function leaveEverything(
  stores: Stores,
  keyring: Keyring,
  email: string,
): Promise<string[]> {
  const db = createDatabase(stores.DB)
  const file = { name: 'plan.pdf', type: 'application/pdf', size: makePdf().length }
  const request = await write(keyring, email, 'support', 'INFO')
  const invitation = await write(keyring, email, 'invitation', 'INVT', { attachments: [file] })
  const subscription = await write(keyring, email, 'newsletter', 'NEWS')
  const changed = await write(keyring, email, 'newsletter', 'NEWS')
  const waiting = await leaveWaiting(stores, keyring, email)
  for (const row of [request, invitation, subscription]) await storeAlways(db, row)
  await stores.DB.prepare(
    `UPDATE subscriptions SET newer_answers = ?, newer_locale = 'en', newer_privacy_version = '1'
    WHERE email_hash = ?`,
  )
    .bind(changed.submission.answers, subscription.submission.emailHash)
    .run()

  const { reference, form, digest, emailHash } = request.submission
  const note = { ar: `ملاحظة إلى ${email}`, en: `A note to ${email}` }
  const information = await encryptInformation(keyring, { form, digest }, `More of ${email}`)
  const move = { from: 'received', to: 'in_review', since: at, at: at + 1, dueOn: null } as const
  await stores.DB.prepare('UPDATE submissions SET updated_at = ? WHERE reference = ?')
    .bind(at, reference)
    .run()
  const keptFile = { name: 'licence.pdf', type: 'application/pdf', size: makePdf().length }
  const replyFiles = await encryptFiles(keyring, { form, digest }, [keptFile])
  const message = `message-of-${reference}`
  const entry = {
    ...{ at: at + 1, actor: 'sender', role: 'sender', requestId: null, session: null },
    ...{ seal: createSeal(keyring), action: 'ticket.replied' as const, subject: reference },
  }
  const reply = { message, files: replyFiles, entry }
  await transitionTicket(db, { ...move, reference, note, information, reply })
  const replied = `${additionPrefix(submissionFolder(request.submission), message)}1`
  await putFile(stores, keyring, replied)

  const { answered, word } = await leaveAnswer(stores, keyring, request.submission)
  const { submission: invited } = invitation
  const folder = folderOf({ ...invited, key: invited.idempotencyKey })
  await putFile(stores, keyring, `${folder}1`)
  await queueScans(db, [`${folder}1`], at)

  const account = { id: `account-${reference}`, identityHash: `identity-${reference}-of-somebody` }
  await putAccount(db, { ...account, emailHash }, at)
  const address = await encryptOfficerAddress(keyring, account.id, email)
  await putOfficerAddress(db, account.id, address)

  const rows = [request, invitation, subscription, waiting]
  const locked = rows.flatMap(({ submission: { email: address, answers }, recipient }) => [
    address,
    answers,
    recipient,
  ])
  const hashes = [emailHash, digest, subscription.submission.digest, account.identityHash]
  const added = [information, replyFiles, replied, answered, word, address]
  const texts = [note.ar, note.en, ...added, String(changed.submission.answers), folder]
  return [...texts, ...hashes, ...locked]
}
