import { type Form, fileFields } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { fileAbout } from '../submissions/attachment-names'
import type { Submission } from '../submissions/submissions'
import { folderOfSent, type Held, lockedFor, type Stores } from './collect-personal-data'
import type { Vault } from './keyring'
import { unlockAnswers, unlockEmail, unlockInformation } from './personal-fields'

/** What a row says of a file (worker/attachments/store). */
interface Described {
  name: string
  type: string | null
  size: number
}

/** Keeps a file's bytes somewhere and says where. */
export type SaveFile = (
  reference: string,
  number: number,
  name: string,
  bytes: Uint8Array,
) => Promise<string>

interface Means {
  stores: Stores
  vault: Vault
  held: Held
  save?: SaveFile
}

type Sent = Pick<
  Submission,
  'reference' | 'form' | 'idempotencyKey' | 'digest' | 'email' | 'emailHash' | 'answers'
>

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

async function openFile({ stores, vault }: Means, name: string): Promise<Uint8Array | null> {
  const object = await stores.ATTACHMENTS.get(name)
  return object && vault.unlockBytes(new Uint8Array(await object.arrayBuffer()), fileAbout(name))
}

/** A request's files in the order they were sent; `savedAs` where they were to be saved and are there. */
async function tellFiles(means: Means, sent: Sent, described: Described[]) {
  const { held, save } = means
  const telling = described.map(async ({ name, type, size }, index) => {
    const stored = `${folderOfSent(sent)}${index + 1}`
    const isStored = held.files.some((file) => file.name === stored)
    const bytes = save && isStored ? await openFile(means, stored) : null
    const savedAs = save && bytes && (await save(sent.reference, index + 1, name, bytes))
    return { name, type, size, isStored, ...(savedAs && { savedAs }) }
  })
  return Promise.all(telling)
}

/** What a person sent, unlocked; null what was tampered with. */
async function tellSent(means: Means, sent: Sent) {
  const owner = lockedFor(sent)
  const [email, opened] = await Promise.all([
    unlockEmail(means.vault, { ...owner, email: sent.email }),
    unlockAnswers(means.vault, { ...owner, answers: sent.answers }),
  ])
  const form = Object.values<Form>(forms).find(({ name }) => name === sent.form)
  const holdFiles = form ? fileFields(form) : []
  const entries = Object.entries(opened ?? {})
  // The worker wrote them (describeFiles).
  const described = entries.flatMap(([name, value]) =>
    holdFiles.includes(name) ? (value as Described[]) : [],
  )
  const answers = Object.fromEntries(entries.filter(([name]) => !holdFiles.includes(name)))
  const files = await tellFiles(means, sent, described)
  return { email, answers: opened && answers, files }
}

async function tellRequest(means: Means, request: Submission) {
  const { vault, held } = means
  const { reference, awayReference, form, kind, topic, locale, status } = request
  const isOwn = (row: { reference: string }) => row.reference === reference
  const additions = held.additions.filter(isOwn).map(async ({ sequence, information }) => {
    return { sequence, information: await unlockInformation(vault, request, information) }
  })
  return {
    ...{ reference, awayReference, form, kind, topic, locale, status },
    sentAt: instant(request.createdAt),
    changedAt: instant(request.updatedAt),
    replyDueOn: request.dueOn,
    privacyVersion: request.privacyVersion,
    ...(await tellSent(means, request)),
    events: held.events.filter(isOwn).map(({ sequence, status: to, at, noteAr, noteEn }) => {
      return { sequence, status: to, at: instant(at), noteAr, noteEn }
    }),
    additions: await Promise.all(additions),
    codes: held.codes.filter(isOwn).map(({ action, expiresAt, tries }) => {
      return { action, expiresAt: instant(expiresAt), tries }
    }),
  }
}

async function tellWaiting(means: Means, { row: { submission } }: Held['waiting'][number]) {
  const { reference, form, kind, topic, locale, createdAt, privacyVersion } = submission
  const about = { reference, form, kind, topic, locale, sentAt: instant(createdAt), privacyVersion }
  return { ...about, ...(await tellSent(means, submission)) }
}

async function tellSubscription(means: Means, row: Held['subscriptions'][number]) {
  const { vault, held } = means
  const { reference, status, locale, privacyVersion, newerLocale, newerPrivacyVersion } = row
  const owner = { form: forms.newsletter.name, digest: row.emailHash }
  const open = (answers: string | null) => answers && unlockAnswers(vault, { ...owner, answers })
  return {
    ...{ reference, status, locale, privacyVersion },
    email: row.email && (await unlockEmail(vault, { ...owner, email: row.email })),
    answers: await open(row.answers),
    sentAt: instant(row.createdAt),
    confirmedAt: instant(row.confirmedAt),
    leftAt: instant(row.leftAt),
    unconfirmed: row.newerAnswers && {
      ...{ locale: newerLocale, privacyVersion: newerPrivacyVersion },
      answers: await open(row.newerAnswers),
      sentAt: instant(row.newerAt),
    },
    sendings: held.signups.map(({ createdAt }) => instant(createdAt)),
  }
}

/**
 * All that is held about an address, unlocked, as its owner may be given it; hashes, keys and what
 * else is of use to the site alone are left out. Instants are ISO 8601 in UTC.
 */
export async function exportHeld(means: Means, email: string, now: number) {
  const { held } = means
  return {
    email,
    exportedAt: instant(now),
    requests: await Promise.all(held.requests.map((one) => tellRequest(means, one))),
    waiting: await Promise.all(held.waiting.map((one) => tellWaiting(means, one))),
    newsletter: await Promise.all(held.subscriptions.map((one) => tellSubscription(means, one))),
    mails: held.mails.map(({ template, locale, reference, createdAt, sentAt, nextAt }) => ({
      ...{ template, locale, reference, createdAt: instant(createdAt) },
      ...{ sentAt: instant(sentAt), nextTryAt: instant(nextAt) },
    })),
  }
}
