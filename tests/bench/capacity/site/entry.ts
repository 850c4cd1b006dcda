// The production build, which counts what it uses of D1; `/__usage` reports and forgets it. The
// caches stay: a visit that they answer uses nothing.
import site from '../../../../dist/worker/index.js'
import { countUsage, newUsage, type Usage } from '../usage.ts'

const usage: Usage = newUsage()
let known: Env | undefined

export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    if (new URL(request.url).pathname === '/__usage') {
      const { texts: _, ...used } = { ...usage }
      Object.assign(usage, newUsage())
      return Response.json(used)
    }
    known ??= {
      ...env,
      DB: countUsage(env.DB, usage),
      SEARCH: countUsage(env.SEARCH, usage),
    }
    return site.fetch(request, known, context)
  },
}
