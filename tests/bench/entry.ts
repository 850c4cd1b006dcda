// The production build with a KV that holds nothing: every page is read from D1 and drawn.
import site from '../../dist/worker/index.js'

const empty = { get: async () => null, put: async () => undefined }
let known: Env | undefined

export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    known ??= { ...env, PAYLOADS: { ...empty } as unknown as KVNamespace }
    return site.fetch(request, known, context)
  },
}
