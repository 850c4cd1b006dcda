import { formValues } from '../forms/form-values'
import type { StaffSite } from './staff-site'

/** Address of the editor of a record, `{kind}/{slug}`, in Arabic. */
export const editorPath = (reference: string) => `/staff/content/${reference}`

type Sender = ReturnType<StaffSite['entered']>

/** Sends the form of a record as a browser does, with changes. */
export async function sendEditor(reference: string, changes: Record<string, string>, by: Sender) {
  const path = editorPath(reference)
  const html = await (await by.open(path)).text()
  return by.post(path, { ...formValues(html, path), ...changes })
}

/** Reads rows of a staff site's database. */
export function rowsOf(opened: StaffSite) {
  return async function rows(statement: string, ...values: unknown[]) {
    const { DB } = await opened.site.env()
    const bound = DB.prepare(statement).bind(...values)
    return (await bound.all<Record<string, unknown>>()).results
  }
}
