// The production build with bindings that fail as a request's header says; never part of the bundle.
import site from '../../dist/worker/index.js'
import { faultyD1, faultyKv, faultyLimiter, readFaults, setCaches } from './faulty.ts'

export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    const { d1, kv, limiter, cache, worker } = readFaults(request.headers.get('x-fault'))
    setCaches(cache)
    const faulty = {
      ...env,
      DB: faultyD1(env.DB, d1),
      PAYLOADS: faultyKv(env.PAYLOADS, kv),
      READ_LIMIT: faultyLimiter(env.READ_LIMIT, limiter),
      WRITE_LIMIT: faultyLimiter(env.WRITE_LIMIT, limiter),
    }
    // What nobody foresaw: a small POST breaks before it is read.
    const broken = {
      get WRITE_LIMIT(): RateLimit {
        throw new Error('no such binding')
      },
    }
    if (worker === 'fail') Object.defineProperties(faulty, Object.getOwnPropertyDescriptors(broken))
    return site.fetch(request, faulty, context)
  },
  scheduled: site.scheduled,
}
