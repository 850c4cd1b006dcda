import { createApp } from './app'
import { answerFromMemory } from './cache/fast-path'
import type { Bindings } from './env'
import { runJobs } from './jobs/run'
import { createHouse } from './runtime/isolate-state'
import { createWork } from './runtime/request-context'

const house = createHouse()
const app = createApp(house)

export default {
  fetch: (request, env, context) =>
    answerFromMemory(house, request) ?? app.fetch(request, env, context),
  async scheduled(_controller, env, context) {
    const behind = (work: Promise<unknown>) => context.waitUntil(work)
    await runJobs(createWork(env, house, crypto.randomUUID(), behind))
  },
} satisfies ExportedHandler<Bindings>
