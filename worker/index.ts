import { createApp } from './app'
import { createWork } from './context'
import type { Bindings } from './env'
import { createHouse } from './house'
import { publishScheduled } from './jobs'

const house = createHouse()
const app = createApp(house)

export default {
  fetch: app.fetch,
  async scheduled(_controller, env, context) {
    const behind = (work: Promise<unknown>) => context.waitUntil(work)
    await publishScheduled(createWork(env, house, crypto.randomUUID(), behind))
  },
} satisfies ExportedHandler<Bindings>
