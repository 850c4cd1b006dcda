// The production build with bindings, a clock and a `fetch` that fail as the header `x-fault` or,
// for a cron trigger, its expression says. Never part of the bundle.
import './globals.ts'
import site from '../../../dist/worker/index.js'
import { readFaults, type WaitUntil } from './fault.ts'
import {
  faultyAssets,
  faultyBucket,
  faultyKv,
  faultyLimiter,
  faultyMail,
  setCaches,
} from './faulty.ts'
import { faultyD1 } from './faulty-d1.ts'
import { surround } from './globals.ts'
import { replicatedD1 } from './replicated-d1.ts'

type Bindings = Env & { REPLICA: D1Database; FAULT_SPEED: string }

function makeFaulty(env: Bindings, header: string | null, waitUntil: WaitUntil): Env {
  const faults = readFaults(header)
  setCaches(faults.get('cache'))
  const faulty = {
    ...env,
    DB: replicatedD1(faultyD1(env.DB, faults, waitUntil), env.REPLICA, faults.has('replica')),
    PAYLOADS: faultyKv(env.PAYLOADS, faults.get('kv'), waitUntil),
    OUTBOX: faultyKv(env.OUTBOX, faults.get('outbox'), waitUntil),
    ASSETS: faultyAssets(env.ASSETS, faults.get('assets')),
    ATTACHMENTS: faultyBucket(env.ATTACHMENTS, faults.get('bucket')),
    DATASETS: faultyBucket(env.DATASETS, faults.get('bucket')),
    AUDIT: faultyBucket(env.AUDIT, faults.get('bucket')),
    MAIL: faultyMail(env.MAIL, env.PAYLOADS, faults.get('mail')),
    READ_LIMIT: faultyLimiter(env.READ_LIMIT, faults.get('limiter')),
    WRITE_LIMIT: faultyLimiter(env.WRITE_LIMIT, faults.get('limiter')),
    FORM_LIMIT: faultyLimiter(env.FORM_LIMIT, faults.get('limiter')),
  }
  // An unexpected error: a POST fails before its body is read.
  const broken = {
    get WRITE_LIMIT(): RateLimit {
      throw new Error('no such binding')
    },
    get FORM_LIMIT(): RateLimit {
      throw new Error('no such binding')
    },
  }
  if (faults.has('worker')) {
    Object.defineProperties(faulty, Object.getOwnPropertyDescriptors(broken))
  }
  return faulty
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const header = request.headers.get('x-fault')
    const faulty = makeFaulty(env, header, (work) => context.waitUntil(work))
    return surround(header, Number(env.FAULT_SPEED), () => site.fetch(request, faulty, context))
  },
  email(message: ForwardableEmailMessage, env: Bindings, context: ExecutionContext) {
    const header = message.headers.get('x-fault')
    const faulty = makeFaulty(env, header, (work) => context.waitUntil(work))
    return surround(header, Number(env.FAULT_SPEED), () => site.email(message, faulty, context))
  },
  scheduled(event: ScheduledController, env: Bindings, context: ExecutionContext) {
    const faulty = makeFaulty(env, event.cron, (work) => context.waitUntil(work))
    return surround(event.cron, Number(env.FAULT_SPEED), () =>
      site.scheduled(event, faulty, context),
    )
  },
}
