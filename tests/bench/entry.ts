// The production build with every page rendered. The platform's stand-ins are not measured: the
// Cache API always misses and the rate limiter always allows. BENCH_SOURCE names the data source.
import site from '../../dist/worker/index.js'

type Drawn = 'kv' | 'render' | 'd1'
type BenchEnv = Env & { BENCH_SOURCE: Drawn }

const texts = new Map<string, string>()
const stores: Record<Drawn, (kv: KVNamespace) => unknown> = {
  kv: (kv) => kv,
  render: () => ({
    get: async (key: string) => texts.get(key) ?? null,
    put: async (key: string, text: string) => {
      texts.set(key, text)
    },
  }),
  d1: () => ({ get: async () => null, put: async () => undefined }),
}

const limiter: RateLimit = { limit: async () => ({ success: true }) }
caches.default.match = async () => undefined
caches.default.put = async () => undefined

let known: Env | undefined

export default {
  fetch(request: Request, env: BenchEnv, context: ExecutionContext) {
    const PAYLOADS = () => stores[env.BENCH_SOURCE](env.PAYLOADS) as KVNamespace
    known ??= { ...env, READ_LIMIT: limiter, PAYLOADS: PAYLOADS() }
    return site.fetch(request, known, context)
  },
}
