import { respondFromMemory } from '../cache/fast-path'
import type { Bindings } from '../env'
import { respondClosed } from '../http/closed-site'
import { receiveMail } from '../inbound-mail/receive-mail'
import { runJobs } from '../jobs/run'
import { listenToLog } from '../log'
import { keepLine } from '../log-files/log-buffer'
import { writeLogs } from '../log-files/write-logs'
import { receiveQueue } from '../newsletter-sending/receive-queue'
import { countLine } from '../operations/operation-log'
import { writeCounts } from '../operations/write-counts'
import { raiseHeadAfter } from '../security/audit-head'
import { writeDueViews } from '../views/write-views'
import { createApp } from './app'
import { createIsolateState } from './isolate-state'
import { createRequestContext } from './request-context'

const isolate = createIsolateState()
listenToLog((level, line, text) => {
  countLine(isolate.operations, level, line)
  keepLine(isolate.logs, text, isolate.now())
})
const app = createApp(isolate)

function respond(request: Request, env: Bindings, context: ExecutionContext) {
  const response = respondFromMemory(isolate, request)
  if (!response) return app.fetch(request, env, context)
  if (isolate.views.isDue) context.waitUntil(writeDueViews(isolate, env))
  return response
}

export default {
  fetch(request, env, context) {
    if (!env.CLOSED_BY) return respond(request, env, context)
    return respondClosed(request, env, () => respond(request, env, context))
  },
  async email(message, env, context) {
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil(promise)
    const ctx = createRequestContext(env, isolate, crypto.randomUUID(), waitUntil)
    await receiveMail(ctx, message)
    raiseHeadAfter(ctx)
  },
  async queue(batch, env, context) {
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil(promise)
    await receiveQueue(createRequestContext(env, isolate, crypto.randomUUID(), waitUntil), batch)
    await writeCounts({ env, isolate })
    await writeLogs({ env, isolate })
  },
  async scheduled(_controller, env, context) {
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil(promise)
    await runJobs(createRequestContext(env, isolate, crypto.randomUUID(), waitUntil))
    await writeCounts({ env, isolate })
    await writeLogs({ env, isolate })
  },
} satisfies ExportedHandler<Bindings>
