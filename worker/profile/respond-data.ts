import { HTTPException } from 'hono/http-exception'
import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import { riyadhDate } from '#domain/dates/calendar'
import type { DataSection } from '#domain/forms/member-state'
import { directions, type Locale } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { encodeText } from '#domain/text/encoding'
import { escapeHtml } from '#domain/text/markup'
import { acceptedLocale } from '../api/api-context'
import { requireMember, respondLoginRequired, untilSessionEnds } from '../auth/require-member'
import { privateHeaders } from '../auth/responses'
import type { Member } from '../auth/session'
import { contentDisposition } from '../http/responses'
import { plainHeaders } from '../http/security-headers'
import { loadFormOptions } from '../pages/form-options'
import { type CachedSiteDeps, cachedSite } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { writeSections } from './data-sections'
import {
  loadOwnData,
  loadOwnFeedback,
  type OwnDataDeps,
  type OwnDocument,
  type OwnFeedbackDeps,
} from './own-data'
import { actorOf, type ProfileContext } from './profile-context'
import { streamZip } from './stream-zip'

type SectionDeps = PayloadDeps & CachedSiteDeps & OwnFeedbackDeps

async function loadSections(
  deps: SectionDeps,
  locale: Locale,
  { account }: Member,
  document: OwnDocument,
): Promise<DataSection[]> {
  const [site, formOptions] = await Promise.all([
    cachedSite(deps, locale),
    loadFormOptions(deps, locale),
  ])
  const feedback = await loadOwnFeedback(deps, locale, account.id, site)
  return writeSections(document, { locale, site, formOptions, feedback })
}

export async function loadDataState(
  deps: SectionDeps & OwnDataDeps,
  locale: Locale,
  member: Member,
): Promise<{ kind: 'data'; sections: DataSection[] }> {
  const reading = loadOwnData(deps, member)
  const { document } = await withDeadline(deadlines.d1Write, 'd1.read', reading)
  return { kind: 'data', sections: await loadSections(deps, locale, member, document) }
}

const fileNames = { ar: 'بياناتي', en: 'my-data' } as const

/** Responds with a file of the member's data; 401 for guests, and an entry of the audit log. */
async function respondCopy(
  c: ProfileContext,
  format: 'json' | 'zip',
  write: (member: Member) => Promise<BodyInit>,
): Promise<Response> {
  const findMember = () => requireMember(c, respondLoginRequired)
  const member = await findMember()
  if (member instanceof Response) return member
  return untilSessionEnds(() => writeCopy(c, format, member, write), findMember)
}

async function writeCopy(
  c: ProfileContext,
  format: 'json' | 'zip',
  member: Member,
  write: (member: Member) => Promise<BodyInit>,
): Promise<Response> {
  const { primary, now } = c.get('ctx')
  const name = fileNames[acceptedLocale(c)]
  const ending = `${riyadhDate(now)}.${format}`
  const writing = async () => {
    const body = await write(member)
    const subject = member.account.id
    const entry = { ...(await actorOf(c, member)), action: 'personal.exported', subject } as const
    await appendAuditEntry(primary, { ...entry, after: { format } })
    return body
  }
  const body = await withDeadline(deadlines.d1Write, 'd1.read', writing()).catch((cause) => {
    throw new HTTPException(503, { cause })
  })
  return new Response(body, {
    headers: {
      ...plainHeaders,
      ...privateHeaders,
      'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'application/zip',
      'content-disposition': contentDisposition(`${name}-${ending}`, `${fileNames.en}-${ending}`),
      'x-request-id': c.get('requestId'),
    },
  })
}

const textOf = (document: OwnDocument) => `${JSON.stringify(document, null, 2)}\n`

/** `/profile/data.json`: everything stored about the member, for programs. */
export function respondDataJson(c: ProfileContext): Promise<Response> {
  return respondCopy(c, 'json', async (member) => {
    const { document } = await loadOwnData(c.get('ctx'), member)
    return textOf(document)
  })
}

const pageStyle = `body{font:1rem/1.7 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}
section{border-top:1px solid;margin-top:2rem}`

function writeSection({ title, items }: DataSection, empty: string): string {
  const written = items.map(({ title: name, facts }) => {
    const rows = facts.map(
      ({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(text)}</dd>`,
    )
    return `<h3>${escapeHtml(name ?? '')}</h3><dl>${rows.join('')}</dl>`
  })
  const body = items.length === 0 ? `<p>${escapeHtml(empty)}</p>` : written.join('')
  return `<section><h2>${escapeHtml(title)}</h2>${body}</section>`
}

/** The copy of a member's data as a document that needs nothing else to be read. */
function writeDataPage(sections: readonly DataSection[], locale: Locale): string {
  const t = translators[locale]
  const title = escapeHtml(tableTitle('profileData', locale))
  const parts = sections.map((section) => writeSection(section, t('profile.copy.empty')))
  return `<!DOCTYPE html><html lang="${locale}" dir="${directions[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${pageStyle}</style></head><body><h1>${title}</h1>${parts.join('')}</body></html>`
}

/** `/profile/data.zip`: the same, with a page to read and the files that the member sent. */
export function respondDataZip(c: ProfileContext): Promise<Response> {
  return respondCopy(c, 'zip', async (member) => {
    const ctx = c.get('ctx')
    const locale = acceptedLocale(c)
    const { document, files } = await loadOwnData(ctx, member)
    const page = writeDataPage(await loadSections(ctx, locale, member, document), locale)
    const asText = (path: string, text: string) => {
      return { path, read: async () => encodeText(text), isText: true }
    }
    const texts = [asText('index.html', page), asText('data.json', textOf(document))]
    const attached = files.map((file) => ({ ...file, isText: false }))
    return streamZip([...texts, ...attached], ctx.now)
  })
}
