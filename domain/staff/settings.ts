import type { GroupForm } from '../editing/field-form'
import type { TypedRecord } from '../editing/form-names'
import type { Settings } from '../site/settings'
import type { FieldChange } from './entry'

/**
 * The settings that publishers change, by the part of the page that has them. The marks are not among
 * them: their pictures come with a release.
 */
export const settingGroups = {
  channels: ['channels'],
  links: ['platforms', 'reportCorruption', 'employeePortal', 'quickExit', 'licence'],
  social: ['social'],
  display: ['registration', 'digits'],
  outside: ['externals', 'videoHosts'],
} as const satisfies Record<string, readonly (keyof Settings)[]>

export type SettingGroup = keyof typeof settingGroups
export const settingGroupNames = Object.keys(settingGroups) as SettingGroup[]
export type SettingName = (typeof settingGroups)[SettingGroup][number]

/** The group that a parameter names, else the first. */
export function readSettingGroup(text: string | null): SettingGroup {
  return settingGroupNames.find((one) => one === text) ?? 'channels'
}

/** What is wrong with a value. */
export type SettingIssue =
  | 'required'
  | 'url'
  | 'https'
  | 'plain'
  | 'phone'
  | 'email'
  | 'host'
  | 'many'
  | 'other'

const issuesByType: Partial<Record<string, SettingIssue>> = {
  non_empty: 'required',
  string: 'required',
  url: 'url',
  starts_with: 'https',
  email: 'email',
  max_length: 'many',
}

/** The issue of a schema in a word, by its type and the path of the field, such as `channels.phone`. */
export function nameSettingIssue(type: string, path: string): SettingIssue {
  if (type !== 'regex') return issuesByType[type] ?? 'other'
  if (path === 'channels.phone') return 'phone'
  return path.startsWith('videoHosts') ? 'host' : 'plain'
}

/** A change of one setting. */
export interface SettingChange {
  id: number
  at: string
  author: string
  name: SettingName
  changes: FieldChange[]
}

export interface SettingsPage {
  group: SettingGroup
  fields: GroupForm['fields']
  typed: TypedRecord
  /** Path of what a button of a list leaves in view (`arrangedPath`); empty for none. */
  arranged: string
  /** Of the values that the form was filled with, which it sends back. */
  version: string
  /** By the name of the control, or the path of a list. */
  issues: Record<string, SettingIssue>
  problem: 'changed' | 'invalid' | 'outdated' | null
  /** Staff have written them: loading the content files leaves them alone. */
  written: SettingName[]
  changes: SettingChange[]
}
