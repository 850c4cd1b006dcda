/** The values of a content file, as YAML has them. */
export type ContentSource = Record<string, unknown>

/** Who writes a record: the content folder, or staff at the desk. */
export const sourceOrigins = ['seed', 'staff'] as const

/** What a revision did; a draft is `refused` at its time of publication. */
export const revisionSteps = ['drafted', 'published', 'withdrawn', 'refused'] as const
export type RevisionStep = (typeof revisionSteps)[number]

/** In the place of a kind: what staff write of the settings, by the name of each. */
export const settingKind = 'setting'
