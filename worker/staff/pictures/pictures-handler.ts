import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { findFileSources, listFileUses } from '#db/editing/media'
import { listEditedRecords } from '#db/editing/records'
import { putRecordDraft } from '#db/editing/write-record'
import { longestTitle } from '#domain/content/entry'
import { calendarDay } from '#domain/content/fields'
import { riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import {
  focusSteps,
  middleFocus,
  type PictureFormIssues,
  type PicturesPage,
  pictureTexts,
  type TypedPicture,
} from '#domain/staff/pictures'
import type { StaffPage } from '#domain/staff/staff-page'
import { matchStaffRoute, staffAddress, staffPath } from '#domain/staff/staff-routes'
import { cleanLine, foldDigits } from '#domain/text/clean-text'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { toPictureFacts } from './picture-facts'
import { dropUnusedFile } from './publish-file'
import { nameNewRecord, pictureUploads, readPictureFile, storePictureFile } from './store-upload'

const shownAtMost = 60
const longestSearch = 100
const longestText = 1_000

/** The record from whose editor the page was opened. */
function readRecord({ query }: StaffRequest): string | null {
  const match = matchStaffRoute(staffPath('entry', query.get('for') ?? ''))
  return match?.name === 'entry' ? match.reference : null
}

async function readPicturesPage(
  request: StaffRequest,
  form: PicturesPage['form'],
): Promise<PicturesPage> {
  const { ctx, locale, query } = request
  const text = cleanLine(query.get('q') ?? '').slice(0, longestSearch)
  const list = { kind: 'picture', locale, text, now: ctx.now, limit: shownAtMost + 1 } as const
  const [listed, uses] = await Promise.all([
    listEditedRecords(ctx.primary, list),
    listFileUses(ctx.primary, 'picture', locale),
  ])
  const shown = listed.slice(0, shownAtMost)
  const slugs = shown.map(({ slug }) => slug)
  const sources = await findFileSources(ctx.primary, 'picture', slugs)
  return {
    text,
    rows: shown.flatMap((row) => {
      const own = sources.get(row.slug)
      return own ? [toPictureFacts(request, row, own, uses.get(row.slug))] : []
    }),
    hasMore: listed.length > shownAtMost,
    record: readRecord(request),
    form,
    today: riyadhDate(ctx.now),
  }
}

async function loadPictures(
  request: StaffRequest,
  form: PicturesPage['form'] = null,
): Promise<StaffPage> {
  const reading = readPicturesPage(request, form)
  const data = await withDeadline(deadlines.d1Read, 'd1.pictures', reading)
  return { page: 'pictures', title: translators[request.locale]('deskPictures.title'), data }
}

function readTyped(fields: StaffFields): TypedPicture {
  const textsIn = (locale: string) =>
    Object.fromEntries(
      pictureTexts.map((name) => [name, cleanLine(textOf(fields, `${name}.${locale}`))]),
    ) as TypedPicture['ar']
  const focus = textOf(fields, 'focus')
  return {
    ar: textsIn('ar'),
    en: textsIn('en'),
    date: foldDigits(textOf(fields, 'date')).trim(),
    ornament: textOf(fields, 'ornament') !== '',
    people: textOf(fields, 'people') !== '',
    focus: focusSteps.includes(focus) ? focus : middleFocus,
  }
}

function findIssues(typed: TypedPicture, today: string): PictureFormIssues {
  const texts: PictureFormIssues['texts'] = {}
  for (const locale of locales) {
    for (const name of pictureTexts) {
      const { length } = typed[locale][name]
      const isLeftOut = name === 'alt' && typed.ornament
      if (isLeftOut && length > 0) texts[`${name}.${locale}`] = 'alt'
      if (!isLeftOut && length === 0) texts[`${name}.${locale}`] = 'missing'
      const most = name === 'title' ? longestTitle : longestText
      if (length > most) texts[`${name}.${locale}`] = 'long'
    }
  }
  const isDay = v.is(calendarDay, typed.date) && typed.date <= today
  return { texts, ...(!isDay && { date: 'day' }) }
}

/** Begins the draft of a picture with its file, which visitors do not see until it is published. */
async function upload(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, locale } = request
  const today = riyadhDate(ctx.now)
  const typed = readTyped(fields)
  const issues = findIssues(typed, today)
  const read = await readPictureFile(request, fields)
  if ('issue' in read) issues.file = read.issue
  if ('issue' in read || issues.date || Object.keys(issues.texts).length > 0)
    return { content: await loadPictures(request, { typed, issues }), status: 422 }
  const slug = await nameNewRecord(request, 'picture', typed.en.title)
  const file = await storePictureFile(request, slug, read)
  const { width, height, colour } = read
  const [x, y] = typed.focus.split('-').map(Number)
  const wordsIn = ({ alt, ...texts }: TypedPicture['ar']) => ({ ...texts, ...(alt && { alt }) })
  const source = {
    updated: today,
    date: typed.date,
    file,
    width,
    height,
    focus: { x, y },
    colour,
    ...(typed.ornament && { ornament: true }),
    ...(typed.people && { people: 'agreed' }),
    ar: wordsIn(typed.ar),
    en: wordsIn(typed.en),
  }
  const change = { source, before: null, replaces: 0, file }
  const saved = await putRecordDraft(ctx.primary, { kind: 'picture', slug }, change, actor)
  // Another picture took the name meanwhile.
  if (saved === null) {
    await dropUnusedFile(request, file)
    issues.file = 'busy'
    return { content: await loadPictures(request, { typed, issues }), status: 409 }
  }
  const record = readRecord(request)
  if (!record) return { location: `${staffAddress(locale, 'picture', slug)}?done=pictureUploaded` }
  const chosen = { done: 'pictureUploaded', at: request.query.get('at') ?? '', picture: slug }
  return { location: `${staffAddress(locale, 'entry', record)}?${new URLSearchParams(chosen)}` }
}

export const picturesHandler: StaffHandler = {
  load: (request) => loadPictures(request),
  uploads: pictureUploads,
  actions: { upload: { action: 'content.draft', run: upload } },
}
