import { findFileSources, listFileUses } from '#db/editing/media'
import { findRecord, listEditedRecords, versionOf } from '#db/editing/records'
import { splitSource } from '#db/editing/source'
import { fileOf } from '#domain/editing/media-kind'
import { type PictureFormat, pictureFormats } from '#domain/site/picture-path'
import { focusSteps, type PicturePage, type PictureProblem } from '#domain/staff/pictures'
import { staffAddress } from '#domain/staff/staff-routes'
import { privateHeaders } from '../../auth/responses'
import { plainHeaders, sandboxed } from '../../http/security-headers'
import { findMediaFile } from '../../pictures/media-files'
import { makePictureSize } from '../../pictures/respond-picture'
import { deadlines, requireInTime, withDeadline } from '../../runtime/deadlines'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { currentSource, toPictureFacts } from './picture-facts'
import {
  type FileChange,
  pictureUploads,
  putChange,
  readPictureFile,
  storePictureFile,
} from './store-upload'

/** It fits a phone of 320 px, so that a point in it is one of the picture whatever the screen. */
const shownWidth = 256
const size = { width: 640, format: 'webp' } as const satisfies {
  width: number
  format: PictureFormat
}

const slugOf = ({ match }: StaffRequest) => match.reference ?? ''

async function readPicturePage(
  request: StaffRequest,
  problem: PictureProblem | null,
): Promise<PicturePage | null> {
  const { ctx, locale } = request
  const slug = slugOf(request)
  const [[row], uses, found, record] = await Promise.all([
    listEditedRecords(ctx.primary, { kind: 'picture', locale, slug, now: ctx.now, limit: 1 }),
    listFileUses(ctx.primary, 'picture', locale),
    findFileSources(ctx.primary, 'picture', [slug]),
    findRecord(ctx.primary, { kind: 'picture', slug }),
  ])
  const sources = found.get(slug)
  if (!row || !sources) return null
  const source = currentSource(sources)
  const { ar, en } = splitSource(source)
  const both = (name: string) => ({ ar: String(ar[name] ?? ''), en: String(en[name] ?? '') })
  const { x = 50, y = 50 } = (source.focus ?? {}) as Partial<PicturePage['focus']>
  return {
    ...toPictureFacts(request, row, sources, uses.get(slug)),
    alt: both('alt'),
    isOrnament: source.ornament === true,
    credit: both('credit'),
    focus: { x, y },
    version: versionOf(record),
    problem,
    shownWidth,
  }
}

async function loadPicture(request: StaffRequest, problem: PictureProblem | null = null) {
  const reading = readPicturePage(request, problem)
  const data = await withDeadline(deadlines.d1Read, 'd1.picture', reading)
  return data && ({ page: 'picture', title: data.title, data } as const)
}

async function refuse(request: StaffRequest, problem: PictureProblem): Promise<StaffResult> {
  const content = await loadPicture(request, problem)
  return content && { content, status: problem === 'changed' ? 409 : 422 }
}

async function putPictureChange(
  request: StaffRequest,
  fields: StaffFields,
  change: FileChange,
): Promise<StaffResult> {
  const key = { kind: 'picture', slug: slugOf(request) } as const
  const result = await putChange(request, key, fields, change)
  return result === 'changed' ? refuse(request, 'changed') : result
}

/** The point that was pressed in the picture, else the chosen step; null without one. */
function readFocus(fields: StaffFields, { width, height }: PicturePage) {
  const [left, top] = [Number(textOf(fields, 'at.x')), Number(textOf(fields, 'at.y'))]
  const shownHeight = (shownWidth * height) / width
  // A key that presses the picture sends the corner.
  if (left > 0 || top > 0) {
    const percent = (at: number, of: number) =>
      Math.min(100, Math.max(0, Math.round((at / of) * 100)))
    return { x: percent(left, shownWidth), y: percent(top, shownHeight) }
  }
  const step = textOf(fields, 'focus')
  if (!focusSteps.includes(step)) return null
  const [x = 50, y = 50] = step.split('-').map(Number)
  return { x, y }
}

async function setFocus(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const page = await readPicturePage(request, null)
  const focus = page && readFocus(fields, page)
  if (!page) return null
  const { x, y } = page.focus
  if (!focus || (focus.x === x && focus.y === y))
    return { location: staffAddress(request.locale, 'picture', slugOf(request)) }
  return putPictureChange(request, fields, { changes: { focus }, notice: 'draftSaved' })
}

async function replaceFile(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const slug = slugOf(request)
  if (!(await readPicturePage(request, null))) return null
  const read = await readPictureFile(request, fields)
  if ('issue' in read) return refuse(request, read.issue)
  const file = await storePictureFile(request, slug, read)
  const { width, height, colour } = read
  const changes = { file, width, height, colour, focus: { x: 50, y: 50 } }
  return putPictureChange(request, fields, { changes, file, notice: 'pictureUploaded' })
}

/** The newest file of the picture in one size, for staff alone. */
async function respondThumbnail(request: StaffRequest, number: number): Promise<Response | null> {
  const { ctx } = request
  const slug = slugOf(request)
  const sources = (await findFileSources(ctx.primary, 'picture', [slug])).get(slug)
  if (number !== 1 || !sources) return null
  const file = await findMediaFile(ctx.env.MEDIA, 'picture', fileOf(slug, currentSource(sources)))
  if (!file) return null
  const { IMAGES } = ctx.env
  const making = IMAGES ? makePictureSize(IMAGES, file.body, size) : file.arrayBuffer()
  const bytes = await requireInTime(deadlines.pictureTransform, 'media.transform', making)
  return new Response(bytes, {
    headers: {
      ...plainHeaders,
      ...privateHeaders,
      'content-security-policy': sandboxed,
      'content-type': pictureFormats[IMAGES ? size.format : 'jpg'],
    },
  })
}

export const pictureHandler: StaffHandler = {
  load: (request) => loadPicture(request),
  uploads: pictureUploads,
  file: { action: 'content.draft', respond: respondThumbnail },
  actions: {
    focus: { action: 'content.draft', run: setFocus },
    replace: { action: 'content.draft', run: replaceFile },
  },
}
