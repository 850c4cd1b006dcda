import { type Form, fileFields } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { decryptOfficerAddress, parseOfficerSettings } from '../staff/officer-settings'
import { additionPrefix, fileAdditionalData } from '../submissions/attachment-names'
import type { Submission } from '../submissions/submissions'
import { ownerOf, type PersonalData, type Stores, submissionFolder } from './collect-personal-data'
import type { Keyring } from './keyring'
import {
  decryptAnswers,
  decryptEmail,
  decryptFiles,
  decryptInformation,
  type FileDescription,
} from './personal-fields'

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

/** Files of a ticket, named in R2 by a prefix and their position; `before` counts its earlier ones. */
interface SentFiles {
  reference: string
  prefix: string
  before: number
  descriptions: readonly FileDescription[]
}

/** Files in the order they were sent; `savedAs` is set for stored files if `save` is given. */
async function exportFiles(
  context: ExportContext,
  { reference, prefix, before, descriptions }: SentFiles,
) {
  const { data, save } = context
  const exports = descriptions.map(async ({ name, type, size }, index) => {
    const stored = `${prefix}${index + 1}`
    const isStored = data.files.some((file) => file.name === stored)
    const number = before + index + 1
    const read = () => decryptFile(context, stored)
    const savedAs = save && isStored ? await save({ reference, number, name, read }) : null
    return { name, type, size, isStored, ...(savedAs && { savedAs }) }
  })
  return Promise.all(exports)
}

/** What the sender added, on the site or by mail; `before` counts the files of the submission. */
async function exportAdditions(context: ExportContext, ticket: Submission, before: number) {
  const { keyring, data } = context
  const { reference } = ticket
  const own = data.additions.filter((row) => row.reference === reference)
  const exports = []
  let count = before
  for (const { sequence, information, message, upload, files } of own) {
    const descriptions = await decryptFiles(keyring, ticket, files)
    const prefix = additionPrefix(submissionFolder(ticket), message ?? upload ?? '')
    const sent = { reference, prefix, before: count, descriptions }
    count += descriptions.length
    exports.push({
      sequence,
      isByMail: message !== null,
      information: await decryptInformation(keyring, ticket, information),
      files: await exportFiles(context, sent),
    })
  }
  return exports
}

/** Files that staff sent to the sender. */
async function exportAnswerFiles(context: ExportContext, ticket: Submission) {
  const { keyring, data, save } = context
  const own = data.answerFiles.filter(({ reference }) => reference === ticket.reference)
  const exports = own.map(async ({ reference, number, object, description, event, amendment }) => {
    const [file] = await decryptFiles(keyring, ticket, description)
    if (!file) return []
    const { name, type, size } = file
    const isStored = data.files.some((one) => one.name === object)
    const read = () => decryptFile(context, object)
    const savedAs = save && isStored ? await save({ reference, number, name, read }) : null
    return [{ event, amendment, name, type, size, isStored, ...(savedAs && { savedAs }) }]
  })
  return (await Promise.all(exports)).flat()
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
  const prefix = submissionFolder(submission)
  const { reference } = submission
  const files = await exportFiles(context, { reference, prefix, before: 0, descriptions })
  return { email, answers: decrypted && answers, files }
}

async function exportTicket(context: ExportContext, ticket: Submission) {
  const { data } = context
  const { reference, outboxReference, form, kind, topic, locale, status, duplicateOf } = ticket
  const isOwn = (row: { reference: string }) => row.reference === reference
  const submission = await exportSubmission(context, ticket)
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
    ...submission,
    events: data.events.filter(isOwn).map(({ sequence, status: to, at, noteAr, noteEn }) => {
      return { sequence, status: to, at: instant(at), noteAr, noteEn }
    }),
    additions: await exportAdditions(context, ticket, submission.files.length),
    amendments: data.amendments.filter(isOwn).map((one) => {
      const { sequence, answer, replaces, at, noteAr, noteEn } = one
      return { sequence, answer, replaces, at: instant(at), noteAr, noteEn }
    }),
    answerFiles: await exportAnswerFiles(context, ticket),
    resolutions: await Promise.all(
      data.resolutions.filter(isOwn).map(async ({ event, isSolved, comment, at }) => ({
        event,
        isSolved,
        comment: comment && (await decryptInformation(context.keyring, ticket, comment)),
        at: instant(at),
      })),
    ),
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

async function exportOfficer({ keyring }: ExportContext, row: PersonalData['officers'][number]) {
  const { email, ...chosen } = parseOfficerSettings(row)
  return { email: email && (await decryptOfficerAddress(keyring, row.officer, email)), ...chosen }
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
    teams: data.teams.map(({ nameAr, nameEn }) => ({ nameAr, nameEn })),
    absences: data.absences.map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
    rotas: data.rotas,
    savedViews: data.savedViews,
    officers: await Promise.all(data.officers.map((row) => exportOfficer(context, row))),
    // Without the numbers of requests, which are other people's.
    notifications: data.notifications.map(({ reason, at, seenAt, mail }) => ({
      reason,
      at: instant(at),
      seenAt: instant(seenAt),
      isMailed: Boolean(mail),
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
