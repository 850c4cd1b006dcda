import { type Form, fileFields } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { fileAdditionalData } from '../submissions/attachment-names'
import type { Submission } from '../submissions/submissions'
import { ownerOf, type PersonalData, type Stores, submissionFolder } from './collect-personal-data'
import type { Keyring } from './keyring'
import { decryptAnswers, decryptEmail, decryptInformation } from './personal-fields'

/** File description in the answers of a row (worker/attachments/store). */
interface FileDescription {
  name: string
  type: string | null
  size: number
}

/** A stored file of a submission; `read` decrypts it, null if that is not possible. */
export interface SavedFile {
  reference: string
  number: number
  name: string
  read: () => Promise<Uint8Array | null>
}

/** Saves a file, now or later, and returns its location; null if it cannot be read. */
export type SaveFile = (file: SavedFile) => Promise<string | null>

interface ExportContext {
  stores: Stores
  keyring: Keyring
  data: PersonalData
  save?: SaveFile
}

type ExportedSubmission = Pick<
  Submission,
  'reference' | 'form' | 'idempotencyKey' | 'digest' | 'email' | 'emailHash' | 'answers'
>

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

async function decryptFile(
  { stores, keyring }: ExportContext,
  name: string,
): Promise<Uint8Array | null> {
  const object = await stores.ATTACHMENTS.get(name)
  return (
    object &&
    keyring.decryptBytes(new Uint8Array(await object.arrayBuffer()), fileAdditionalData(name))
  )
}

/** Files in the order they were sent; `savedAs` is set for stored files if `save` is given. */
async function exportFiles(
  context: ExportContext,
  submission: ExportedSubmission,
  descriptions: FileDescription[],
) {
  const { data, save } = context
  const exports = descriptions.map(async ({ name, type, size }, index) => {
    const stored = `${submissionFolder(submission)}${index + 1}`
    const isStored = data.files.some((file) => file.name === stored)
    const { reference } = submission
    const read = () => decryptFile(context, stored)
    const savedAs =
      save && isStored ? await save({ reference, number: index + 1, name, read }) : null
    return { name, type, size, isStored, ...(savedAs && { savedAs }) }
  })
  return Promise.all(exports)
}

/** Decrypted address, answers and files; null for a text that cannot be decrypted. */
async function exportSubmission(context: ExportContext, submission: ExportedSubmission) {
  const owner = ownerOf(submission)
  const [email, decrypted] = await Promise.all([
    decryptEmail(context.keyring, { ...owner, email: submission.email }),
    decryptAnswers(context.keyring, { ...owner, answers: submission.answers }),
  ])
  const form = Object.values<Form>(forms).find(({ name }) => name === submission.form)
  const fileFieldNames = form ? fileFields(form) : []
  const entries = Object.entries(decrypted ?? {})
  // The worker wrote them (`describeFiles`).
  const descriptions = entries.flatMap(([name, value]) =>
    fileFieldNames.includes(name) ? (value as FileDescription[]) : [],
  )
  const answers = Object.fromEntries(entries.filter(([name]) => !fileFieldNames.includes(name)))
  const files = await exportFiles(context, submission, descriptions)
  return { email, answers: decrypted && answers, files }
}

async function exportTicket(context: ExportContext, ticket: Submission) {
  const { keyring, data } = context
  const { reference, outboxReference, form, kind, topic, locale, status, duplicateOf } = ticket
  const isOwn = (row: { reference: string }) => row.reference === reference
  const additions = data.additions.filter(isOwn).map(async ({ sequence, information }) => {
    return { sequence, information: await decryptInformation(keyring, ticket, information) }
  })
  return {
    reference,
    outboxReference,
    form,
    kind,
    topic,
    locale,
    status,
    duplicateOf,
    sentAt: instant(ticket.createdAt),
    changedAt: instant(ticket.updatedAt),
    replyDueOn: ticket.dueOn,
    privacyVersion: ticket.privacyVersion,
    ...(await exportSubmission(context, ticket)),
    events: data.events.filter(isOwn).map(({ sequence, status: to, at, noteAr, noteEn }) => {
      return { sequence, status: to, at: instant(at), noteAr, noteEn }
    }),
    additions: await Promise.all(additions),
    codes: data.codes.filter(isOwn).map(({ action, expiresAt, attempts }) => {
      return { action, expiresAt: instant(expiresAt), attempts }
    }),
  }
}

async function exportPending(
  context: ExportContext,
  { row: { submission } }: PersonalData['waiting'][number],
) {
  const { reference, form, kind, topic, locale, createdAt, privacyVersion } = submission
  const facts = { reference, form, kind, topic, locale, sentAt: instant(createdAt), privacyVersion }
  return { ...facts, ...(await exportSubmission(context, submission)) }
}

async function exportSubscription(
  context: ExportContext,
  row: PersonalData['subscriptions'][number],
) {
  const { keyring, data } = context
  const { reference, status, locale, privacyVersion, newerLocale, newerPrivacyVersion } = row
  const owner = { form: forms.newsletter.name, digest: row.emailHash }
  const decrypt = (answers: string | null) =>
    answers && decryptAnswers(keyring, { ...owner, answers })
  return {
    reference,
    status,
    locale,
    privacyVersion,
    email: row.email && (await decryptEmail(keyring, { ...owner, email: row.email })),
    answers: await decrypt(row.answers),
    sentAt: instant(row.createdAt),
    confirmedAt: instant(row.confirmedAt),
    leftAt: instant(row.leftAt),
    unconfirmed: row.newerAnswers && {
      locale: newerLocale,
      privacyVersion: newerPrivacyVersion,
      answers: await decrypt(row.newerAnswers),
      sentAt: instant(row.newerAt),
    },
    sendings: data.signups.map(({ createdAt }) => instant(createdAt)),
    issues: data.deliveries.map(({ issue, status, at }) => ({ issue, status, at: instant(at) })),
  }
}

/**
 * Data stored about an address, decrypted, to be handed to its owner; hashes, keys and other
 * internals are left out. Instants are ISO 8601 in UTC.
 */
export async function exportPersonalData(
  context: ExportContext,
  email: string | null,
  now: number,
) {
  const { data } = context
  return {
    email,
    exportedAt: instant(now),
    requests: await Promise.all(data.tickets.map((ticket) => exportTicket(context, ticket))),
    waiting: await Promise.all(data.waiting.map((one) => exportPending(context, one))),
    newsletter: await Promise.all(
      data.subscriptions.map((one) => exportSubscription(context, one)),
    ),
    mails: data.mails.map(({ template, locale, reference, createdAt, sentAt, nextAt }) => ({
      template,
      locale,
      reference,
      createdAt: instant(createdAt),
      sentAt: instant(sentAt),
      nextTryAt: instant(nextAt),
    })),
    accounts: data.accounts.map((account) => ({
      createdAt: instant(account.createdAt),
      loggedInAt: instant(account.loggedInAt),
      disabledAt: instant(account.disabledAt),
      disabledUntil: instant(account.disabledUntil),
      disabledReason: { ar: account.disabledReasonAr, en: account.disabledReasonEn },
      closesAt: instant(account.closesAt),
      locale: account.locale,
      display: account.display,
    })),
    sessions: data.sessions.map(({ createdAt, seenAt, device }) => ({
      openedAt: instant(createdAt),
      usedAt: instant(seenAt),
      device,
    })),
    comments: data.comments.map(
      ({ form, page, text, link, locale, status, refusal, createdAt, decidedAt }) => ({
        form,
        page,
        text,
        link,
        locale,
        status,
        refusal,
        sentAt: instant(createdAt),
        decidedAt: instant(decidedAt),
      }),
    ),
    ratings: data.ratings.map(({ page, score, locale, at }) => ({
      page,
      score,
      locale,
      givenAt: instant(at),
    })),
  }
}
