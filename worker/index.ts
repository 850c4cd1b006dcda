import { createApp } from './app'
import { createWork } from './context'
import type { Bindings } from './env'
import { createHouse } from './house'
import { runJobs } from './jobs/run'
import { answerFromMemory } from './memory'

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
