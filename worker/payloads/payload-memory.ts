import { HTTPException } from 'hono/http-exception'
import { riyadhDate } from '#domain/dates/calendar'
import { rememberedVersion } from './content-version'
import { load, type PayloadQuery, type PayloadSourceDeps } from './source'
import type { PayloadMemory, SourcedPayload } from './sourced-payload'

export type PayloadDeps = PayloadSourceDeps & { isolate: { payloads: PayloadMemory } }

/** Loads a payload. Throws 404 if there is none, 410 if it was withdrawn. */
export async function loadOrNotFound(
  deps: PayloadSourceDeps,
  query: PayloadQuery,
): Promise<SourcedPayload> {
  const loaded = await load(deps, query)
  if (!loaded) throw new HTTPException((await query.isWithdrawn?.()) ? 410 : 404)
  return loaded
}

/** The payload from memory while it is current, else from its sources. Throws 404 if absent. */
export async function loadRemembered(
  deps: PayloadDeps,
  query: PayloadQuery,
): Promise<SourcedPayload> {
  const { payloads } = deps.isolate
  const key = `${query.name}:${query.locale}`
  const known = query.bypassKv ? undefined : payloads.get(key)
  const isCurrent =
    known?.version === rememberedVersion(deps) && known?.date === riyadhDate(deps.now)
  if (known && isCurrent) return known
  const loaded = await loadOrNotFound(deps, query)
  if (loaded.isCurrent) payloads.set(key, loaded)
  return loaded
}
