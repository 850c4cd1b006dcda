import {
  type PictureFormat,
  pictureFormats,
  pictureOriginalKey,
  picturePath,
  pictureSizeKey,
  pictureWidths,
  widthsOf,
} from '#domain/site/picture-path'
import type { Bindings, Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { plainHeaders, sandboxed } from '../http/security-headers'
import { logFallback } from '../log'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'
import { beforeDeadline, deadlines, requireInTime } from '../runtime/deadlines'

export interface PictureDeps {
  /** Without the Images binding the original stands for every size. */
  env: Pick<Bindings, 'MEDIA'> & Partial<Pick<Bindings, 'IMAGES'>>
  deployment: Pick<Deployment, 'origin'>
  waitUntil: (promise: Promise<unknown>) => void
}

interface RequestedPicture {
  /** Name of its file. */
  file: string
  width: number
  format: PictureFormat
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const forever = 'public, max-age=31536000, immutable'
/** In the data centre: a picture that was taken away is gone from it a day later. */
const oneDay = 'max-age=86400'

function parsePicture(c: HandlerContext): RequestedPicture | null {
  const file = c.req.param('slug') ?? ''
  const [size = '', extension = ''] = (c.req.param('file') ?? '').split('.')
  const width = pictureWidths.find((one) => String(one) === size)
  if (!width || !slugPattern.test(file) || !Object.hasOwn(pictureFormats, extension)) return null
  return { file, width, format: extension as PictureFormat }
}

/**
 * A picture in one of the widths and formats of `pictureWidths` and `pictureFormats`: from the cache
 * of the data centre, else from R2, where the Images binding puts it at the first request. 404 for
 * every other width or format and for a width above that of the original; 503 if R2 or the
 * transformation fails.
 */
export async function respondPicture(
  c: HandlerContext<PictureDeps & ProblemDeps>,
): Promise<Response> {
  const requested = parsePicture(c)
  if (!requested) return respondProblem(c, 404)
  const { deployment, waitUntil } = c.get('ctx')
  const { file, width, format } = requested
  const address = deployment.origin + picturePath(file, width, format)
  const cached = await beforeDeadline(deadlines.grace, caches.default.match(address))
  if (cached) return respondBytes(cached.body, cached.headers.get('content-type'))
  const response = await readPicture(c, requested)
  if (response.ok) {
    const copy = new Response(response.clone().body, response)
    copy.headers.set('cache-control', oneDay)
    waitUntil(caches.default.put(address, copy).catch((error) => logFallback('cache.put', error)))
  }
  return response
}

async function readPicture(
  c: HandlerContext<PictureDeps & ProblemDeps>,
  { file, width, format }: RequestedPicture,
): Promise<Response> {
  const { env, waitUntil } = c.get('ctx')
  const key = pictureSizeKey(file, width, format)
  // A size may be put after its picture was taken off the site.
  const both = Promise.all([env.MEDIA.head(pictureOriginalKey(file)), env.MEDIA.get(key)])
  const [known, stored] = await requireInTime(deadlines.fileGet, 'media.get', both)
  if (!known || !widthsOf(Number(known.customMetadata?.width)).includes(width)) {
    await stored?.body.cancel()
    return respondProblem(c, 404)
  }
  if (stored) return respondBytes(stored.body, pictureFormats[format])
  const reading = env.MEDIA.get(pictureOriginalKey(file))
  const original = await requireInTime(deadlines.fileGet, 'media.get', reading)
  if (!original) return respondProblem(c, 404)
  if (!env.IMAGES) return respondBytes(original.body, pictureFormats.jpg)
  const making = makePictureSize(env.IMAGES, original.body, { width, format })
  const bytes = await requireInTime(deadlines.pictureTransform, 'media.transform', making)
  waitUntil(env.MEDIA.put(key, bytes).catch((error) => logFallback('media.put', error)))
  return respondBytes(bytes, pictureFormats[format])
}

/** A size of a picture. Only pixels and colour are kept; place, device and other metadata are not. */
export async function makePictureSize(
  images: ImagesBinding,
  original: ReadableStream<Uint8Array>,
  { width, format }: Omit<RequestedPicture, 'file'>,
): Promise<ArrayBuffer> {
  const result = await images
    .input(original)
    .transform({ width, fit: 'scale-down' })
    .output({ format: pictureFormats[format], quality: qualities[format] })
  return result.response().arrayBuffer()
}

/** Of 100; about equal to the eye. */
const qualities: Record<PictureFormat, number> = { avif: 50, webp: 70, jpg: 76 }

function respondBytes(body: BodyInit | null, mediaType: string | null): Response {
  return new Response(body, {
    headers: {
      ...plainHeaders,
      'content-type': mediaType ?? pictureFormats.jpg,
      'cache-control': forever,
      'content-security-policy': sandboxed,
    },
  })
}
