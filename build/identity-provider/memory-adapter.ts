import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/**
 * Storage of one provider, lost when it closes. Expired records are refused by oidc-provider and
 * stay until then.
 */
export function createMemoryAdapter(): AdapterFactory {
  const records = new Map<string, AdapterPayload>()

  function find(model: string, matches: (payload: AdapterPayload) => boolean) {
    return [...records].find(
      ([key, payload]) => key.startsWith(`${model}:`) && matches(payload),
    )?.[1]
  }

  return (model): Adapter => ({
    async upsert(id, payload) {
      records.set(`${model}:${id}`, payload)
    },
    async find(id) {
      return records.get(`${model}:${id}`)
    },
    async findByUid(uid) {
      return find(model, (payload) => payload.uid === uid)
    },
    async findByUserCode(userCode) {
      return find(model, (payload) => payload.userCode === userCode)
    },
    async consume(id) {
      const payload = records.get(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      records.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of records) if (payload.grantId === grantId) records.delete(key)
    },
  })
}
