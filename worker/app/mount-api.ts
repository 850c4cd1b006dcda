import type { FormName } from '#domain/forms/registry'
import { findCollection } from '#domain/resources/registry'
import { splitPath } from '#domain/site/locale'
import { acceptedLocale } from '../api/api-context'
import { respondArchive } from '../api/bulk/respond-archive'
import { respondDeletions } from '../api/bulk/respond-deletions'
import { readPolicy, respondPreflight, writePolicy } from '../api/headers'
import { respondApiProblem } from '../api/problem'
import { respondIndex, respondList, respondOne } from '../api/respond-api'
import { respondOpenApiJson, respondOpenApiYaml } from '../api/respond-openapi'
import { respondSearch } from '../api/respond-search'
import { respondRows } from '../api/rows/respond-rows'
import { sandboxFeedback } from '../api/sandbox/sandbox-feedback'
import { acceptInSandbox, sandboxLimit } from '../api/sandbox/sandbox-form'
import { sandboxTickets } from '../api/sandbox/sandbox-inquiry'
import { receiveFeedback } from '../api/write/receive-feedback'
import { receiveForm, respondChallenge } from '../api/write/receive-form'
import { receiveInquiry } from '../api/write/receive-inquiry'
import { readSubmissionsLeft, type SubmissionLimit } from '../api/write/write-context'
import { redirect } from '../http/responses'
import { limitBody } from '../middleware/body-limit'
import { limitWrites, readsLeft } from '../middleware/rate-limits'
import { deprecationHeaders, findDeprecation } from '../openapi/deprecations'
import {
  challengePath,
  formOperations,
  formPaths,
  inquiryPath,
  type PagePath,
  pagePaths,
} from '../openapi/operations'
import { apiPath, sandboxPath, sandboxRoots } from '../routing/resolve-url'
import type { App, AppContext, AppHandler } from './request-context'

interface Read {
  path: string
  get: AppHandler
}

const documents: Record<string, Read> = {
  'openapi.json': { path: '/openapi.json', get: respondOpenApiJson },
  'openapi.yaml': { path: '/openapi.yaml', get: respondOpenApiYaml },
}

/** The reads below the beginning of the API's addresses. */
const reads: Record<string, Read> = {
  'api.index': { path: '', get: respondIndex },
  'api.deletions': { path: '/deletions', get: respondDeletions },
  'api.archive': { path: '/archive.jsonl.gz', get: respondArchive },
  'api.search': { path: '/search', get: respondSearch },
  'api.list': { path: '/:collection', get: respondList },
  'api.rows': { path: '/datasets/:id/rows', get: respondRows },
  'api.one': { path: '/:collection/:id', get: respondOne },
}

function respondNotAllowed(c: AppContext): Response {
  const locale = acceptedLocale(c)
  const name = c.req.param('collection')
  if (name !== undefined && !findCollection(name)) return respondApiProblem(c, locale, 'not-found')
  return respondApiProblem(c, locale, 'method-not-allowed', { allow: 'GET, HEAD, OPTIONS' })
}

/** Files and endpoints without a language exist once, at the path without `/en`. */
export function redirectToBare(c: AppContext): Response {
  const { pathname, search } = c.get('url')
  return redirect(splitPath(pathname).path + search, 301)
}

function mountReads(app: App, entries: Record<string, Read>, root = ''): void {
  for (const [name, { path: own, get }] of Object.entries(entries)) {
    const path = root + own
    app.use(path, async function setRoute(c, next) {
      c.set('route', name)
      await next()
      c.res.headers.set('ratelimit', c.get('rateLimit') ?? readsLeft(c))
    })
    app.options(path, respondPreflight)
    app.get(path, get)
    app.all(path, (c) => respondNotAllowed(c))
  }
}

/** Responds to every other address below a beginning: without its last slash, or that there is none. */
function mountRest(app: App, root: string): void {
  app.get(`${root}/*`, (c, next) => {
    const { pathname, search } = c.get('url')
    return pathname.endsWith('/') ? redirect(pathname.replace(/\/+$/, '') + search, 301) : next()
  })
  app.all(`${root}/*`, (c) => respondApiProblem(c, acceptedLocale(c), 'not-found'))
}

/** Announces on each answer below a beginning that its operation is retired. */
function mountDeprecations(app: App, root: string): void {
  app.use(`${root}/*`, async function announce(c, next) {
    await next()
    const found = findDeprecation(c.get('url').pathname.slice(root.length))
    if (!found) return
    for (const [name, value] of Object.entries(deprecationHeaders(found, root))) {
      c.res.headers.append(name, value)
    }
  })
}

/** Mounts the API for programs, and its sandbox. Their addresses have no language prefix. */
export function mountApi(app: App): void {
  for (const root of [apiPath, ...sandboxRoots]) mountDeprecations(app, root)
  mountWrites(app, apiPath, ownWrites)
  mountReads(app, documents)
  mountReads(app, reads, apiPath)
  mountRest(app, apiPath)
  for (const root of sandboxRoots) mountSandbox(app, root)
  for (const root of [apiPath, ...sandboxRoots]) {
    app.get(`/en${root}`, redirectToBare)
    app.get(`/en${root}/*`, redirectToBare)
  }
  for (const path of ['/en/openapi.json', '/en/openapi.yaml']) app.get(path, redirectToBare)
}

/** What is sent to the sandbox is answered and forgotten: none of its writes is one of the API's own. */
function mountSandbox(app: App, root: string): void {
  app.use(`${root}/*`, async function markSandbox(c, next) {
    await next()
    const { headers } = c.res
    headers.set('sandbox', '?1')
    const exposed = headers.get('access-control-expose-headers')
    if (exposed) headers.set('access-control-expose-headers', `${exposed}, Sandbox`)
    const link = headers.get('link')
    if (link) headers.set('link', link.replaceAll(`<${apiPath}/`, `<${sandboxPath}/`))
  })
  mountWrites(app, root, sandboxWrites)
  mountReads(app, reads, root)
  mountRest(app, root)
}

/** The writes of the API or of its sandbox. */
interface Writes {
  limitOf: (c: AppContext) => SubmissionLimit
  receiveForm: (c: AppContext, form: FormName) => Promise<Response>
  receiveFeedback: (c: AppContext, path: PagePath) => Promise<Response>
  receiveInquiry: AppHandler
}

const ownWrites: Writes = {
  limitOf: (c) => ({ purpose: 'submit', atMost: c.get('ctx').deployment.submitsAtMost }),
  receiveForm,
  receiveFeedback,
  receiveInquiry: (c) => receiveInquiry(c),
}

const sandboxWrites: Writes = {
  limitOf: () => sandboxLimit,
  receiveForm: (c, form) => receiveForm(c, form, acceptInSandbox),
  receiveFeedback: (c, path) => receiveFeedback(c, path, sandboxFeedback(c)),
  receiveInquiry: (c) => receiveInquiry(c, sandboxTickets),
}

function refuseMethod(c: AppContext, allow: string): Response {
  return respondApiProblem(c, acceptedLocale(c), 'method-not-allowed', { allow })
}

/** Mounts the `POST` operations and their challenge. Browsers of other origins may not call them. */
function mountWrites(app: App, root: string, writes: Writes): void {
  const mountWrite = (name: string, receive: AppHandler) => {
    const path = `${root}/${name}`
    app.use(path, async function setRoute(c, next) {
      c.set('route', `api.${name.replace('/', '.')}`)
      await next()
      if (c.req.method !== 'POST') return
      const limit = writes.limitOf(c)
      const left = name in formOperations ? await readSubmissionsLeft(c, limit) : null
      const remaining = [c.get('rateLimit'), left].filter(Boolean)
      c.res.headers.set('ratelimit-policy', writePolicy(limit.atMost))
      if (remaining.length > 0) c.res.headers.set('ratelimit', remaining.join(', '))
    })
    app.post(path, limitWrites, limitBody, receive)
    app.all(path, (c) => refuseMethod(c, 'POST'))
  }
  for (const path of formPaths) {
    mountWrite(path, (c) => writes.receiveForm(c, formOperations[path]))
  }
  for (const path of pagePaths) mountWrite(path, (c) => writes.receiveFeedback(c, path))
  mountWrite(inquiryPath, writes.receiveInquiry)
  const challenge = `${root}/${challengePath}`
  app.use(challenge, async function setRoute(c, next) {
    c.set('route', 'api.challenge')
    await next()
    c.res.headers.set('ratelimit-policy', readPolicy)
    c.res.headers.set('ratelimit', c.get('rateLimit') ?? readsLeft(c))
  })
  app.get(challenge, respondChallenge)
  app.all(challenge, (c) => refuseMethod(c, 'GET, HEAD'))
}
