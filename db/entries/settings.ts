import * as v from 'valibot'
import { type Settings, settingsSchema } from '#domain/site/settings'
import type { Database } from '../client'

/** Settings of the site; missing rows have their defaults. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.query.settings.findMany()
  return v.parse(settingsSchema, Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
