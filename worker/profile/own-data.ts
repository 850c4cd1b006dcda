import type { Database } from '#db/client'
import { listCommentsOf } from '#db/feedback/comments'
import { listRatingsOf } from '#db/feedback/ratings'
import { collectDataOf } from '#db/privacy/collect-personal-data'
import { exportPersonalData, type SavedFile } from '#db/privacy/export-personal-data'
import { createFormat } from '#domain/dates/format'
import type { OwnComment, OwnRating } from '#domain/forms/member-state'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import type { Member } from '../auth/session'
import type { Bindings } from '../env'
import { findSubjectPages } from '../feedback/subject-pages'
import type { LoaderSource } from '../payloads/loader'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'

export type OwnDataDeps = Omit<DataKeyringDeps, 'env'> & {
  env: DataKeyringDeps['env'] & Pick<Bindings, 'DB' | 'OUTBOX' | 'ATTACHMENTS'>
  now: number
}

/** An attached file and its place in the copy. */
interface OwnFile extends Pick<SavedFile, 'read'> {
  path: string
}

/** Everything stored about a member, decrypted, and the files that they sent, to be read later. */
export async function loadOwnData(deps: OwnDataDeps, { account, claims }: Member) {
  const { env, now } = deps
  const keyring = await dataKeyringOf(deps)
  const { emailHash, id: accountId } = account
  const data = await collectDataOf(env, { emailHash, accountId })
  const files: OwnFile[] = []
  const save = async ({ reference, number, name, read }: SavedFile) => {
    const path = `files/${reference}/${number}-${name}`
    files.push({ path, read })
    return path
  }
  const { name, email, isEmailVerified, roles } = claims
  const exported = await exportPersonalData(
    { stores: env, keyring, data, save },
    emailHash === null ? null : email,
    now,
  )
  const document = { statedAtLogin: { name, email, isEmailVerified, roles }, ...exported }
  return { document, files }
}

export type OwnDocument = Awaited<ReturnType<typeof loadOwnData>>['document']

export type OwnFeedbackDeps = LoaderSource & { primary: Database }

const atMost = 100

/** Texts and ratings that a member gave while logged in, newest first. */
export async function loadOwnFeedback(
  deps: OwnFeedbackDeps,
  locale: Locale,
  accountId: string,
  { digits }: Pick<SitePayload, 'digits'>,
): Promise<{ comments: OwnComment[]; ratings: OwnRating[] }> {
  const [comments, ratings] = await Promise.all([
    listCommentsOf(deps.primary, accountId, atMost),
    listRatingsOf(deps.primary, accountId, atMost),
  ])
  const subjects = [...comments, ...ratings].map(({ page }) => page)
  const pageOf = await findSubjectPages(deps, locale, subjects)
  const format = createFormat({ locale, digits })
  return {
    comments: comments.map((comment) => {
      const { id, form, text, locale: written, status, refusal, page, createdAt } = comment
      const about = { ...pageOf(page), date: format.date(createdAt) }
      return { ...about, id, form, text, locale: written, status, refusal }
    }),
    ratings: ratings.map(({ page, score, at }) => ({
      ...pageOf(page),
      score,
      date: format.date(at),
    })),
  }
}
