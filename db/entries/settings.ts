import * as v from 'valibot'
import { type Settings, settings } from '#domain/site/settings'
import type { Database } from '../client'

/** The site's settings; what has no row stands at its default. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.query.settings.findMany()
  return v.parse(settings, Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
