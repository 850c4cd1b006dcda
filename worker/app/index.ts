import { respondFromMemory } from '../cache/fast-path'
import type { Bindings } from '../env'
import { runJobs } from '../jobs/run'
import { createApp } from './app'
import { createIsolateState } from './isolate-state'
import { createRequestContext } from './request-context'

const isolate = createIsolateState()
const app = createApp(isolate)

export default {
  fetch: (request, env, context) =>
    respondFromMemory(isolate, request) ?? app.fetch(request, env, context),
  async scheduled(_controller, env, context) {
    const waitUntil = (promise: Promise<unknown>) => context.waitUntil(promise)
    await runJobs(createRequestContext(env, isolate, crypto.randomUUID(), waitUntil))
  },
} satisfies ExportedHandler<Bindings>
