import { relative, resolve } from 'node:path'
import { readClockOffset, shiftDateScript } from './clock.ts'

interface Module {
  type: 'ESModule'
  path: string
  contents?: string
}

const folder = 'tests/support/clocked'

/** The path that lets time pass in the isolate (`Site.renew`); no page of the site has it. */
export const renewPath = '/-/renew'
/** Longer than an isolate keeps the version of the content without asking for it again. */
const versionKeptMs = 11_000
/** Within which the version is read again. */
const refreshMs = 400

/**
 * Modules of a worker behind an entry that shifts its clock first: the site takes `Date.now` at
 * startup. R2 dates its objects by the machine's clock, so the entry shifts these dates too.
 */
export function clockedModules(modules: readonly Module[]): Module[] {
  const [entry] = modules
  if (!entry) throw new Error('a worker has an entry')
  const script = (name: string, contents: string): Module => ({
    type: 'ESModule',
    path: resolve(folder, name),
    contents,
  })
  return [
    script(
      'entry.js',
      `import { shiftBuckets } from './clock.js'
      import site from '${relative(folder, entry.path)}'
      async function renew(request, env) {
        globalThis[Symbol.for('tests.later')] += ${versionKeptMs}
        const waiting = []
        const waitUntil = (promise) => waiting.push(promise)
        const page = new Request(new URL('/en/terms-conditions', request.url))
        const answer = await site.fetch(page, env, { waitUntil, passThroughOnException() {} })
        await answer.arrayBuffer()
        // Counts are written many seconds after an answer.
        const soon = new Promise((resolve) => setTimeout(resolve, ${refreshMs}))
        await Promise.race([Promise.allSettled(waiting), soon])
        return new Response()
      }
      export default {
        fetch: (request, env, context) => request.url.endsWith('${renewPath}')
          ? renew(request, shiftBuckets(env))
          : site.fetch(request, shiftBuckets(env), context),
        queue: (batch, env, context) => site.queue(batch, shiftBuckets(env), context),
        email: (message, env, context) => site.email(message, shiftBuckets(env), context),
        scheduled: (event, env, context) => site.scheduled(event, shiftBuckets(env), context),
      }`,
    ),
    script(
      'clock.js',
      `${shiftDateScript()}
      const shift = (object) => new Proxy(object, {
        get: (target, name) => name === 'uploaded'
          ? new Date(target.uploaded.getTime() + ${readClockOffset()})
          : Reflect.get(target, name, target),
      })
      const listing = (bucket) => ({
        put: (...args) => bucket.put(...args),
        get: (...args) => bucket.get(...args),
        head: (...args) => bucket.head(...args),
        delete: (...args) => bucket.delete(...args),
        async list(options) {
          const page = await bucket.list(options)
          return { ...page, objects: page.objects.map(shift) }
        },
      })
      let shifted
      export const shiftBuckets = (env) =>
        (shifted ??= { ...env, ATTACHMENTS: listing(env.ATTACHMENTS) })`,
    ),
    ...modules,
  ]
}
