import type { Action } from '#domain/access/permissions'
import type { StaffNoticeName, StaffPage } from '#domain/staff/staff-page'
import type { StaffRequest } from './staff-request'

/** Fields of a form of the desk. */
export type StaffFields = Record<string, unknown>

/**
 * Result of an action: where it leads, or the page again with what was typed; null if its record does
 * not exist.
 */
export type StaffResult =
  | { location: string }
  | { content: StaffPage; status: 200 | 409 | 422; notice?: StaffNoticeName }
  | null

interface StaffAction {
  action: Action
  run: (request: StaffRequest, fields: StaffFields) => Promise<StaffResult>
}

interface StaffFile {
  action: Action
  /** Null if the record has no such file. */
  respond: (request: StaffRequest, number: number) => Promise<Response | null>
}

/** A page of the desk: its data, and its forms by the value of their field `do`. */
export interface StaffHandler {
  /** Null if there is no such record. */
  load: (request: StaffRequest) => Promise<StaffPage | null>
  actions?: Readonly<Record<string, StaffAction>>
  /** Fields of its forms that may occur more than once. */
  lists?: readonly string[]
  /** The version of the record, at the path with `/_version.json`; null if there is no such record. */
  version?: (request: StaffRequest) => Promise<number | null>
  /** The page's data as CSV, at the path with `.csv`. */
  csv?: (request: StaffRequest) => Promise<Response>
  /** The files of the record, at the path with `/files/{number}`. */
  file?: StaffFile
}

/** A text field of a form; empty if it is missing. */
export function textOf(fields: StaffFields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
