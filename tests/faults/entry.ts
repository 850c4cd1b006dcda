// The production build with bindings that fail as a request's header says; never part of the bundle.
import site from '../../dist/worker/index.js'
import { faultyD1, faultyKv, faultyLimiter, readFaults } from './faulty.ts'

export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    const { d1, kv, limiter } = readFaults(request.headers.get('x-fault'))
    const faulty = {
      ...env,
      DB: faultyD1(env.DB, d1),
      PAYLOADS: faultyKv(env.PAYLOADS, kv),
      READ_LIMIT: faultyLimiter(env.READ_LIMIT, limiter),
      WRITE_LIMIT: faultyLimiter(env.WRITE_LIMIT, limiter),
    }
    return site.fetch(request, faulty, context)
  },
  scheduled: site.scheduled,
}
