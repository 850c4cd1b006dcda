/** From the quietest to the loudest. */
export const noticeLevels = ['information', 'warning', 'emergency'] as const
export type NoticeLevel = (typeof noticeLevels)[number]

/** A notice above the header of pages, in one language. */
export interface EmergencyNotice {
  id: string
  level: NoticeLevel
  title: string
  text: string
  /** An address of this site in the language, or of another. */
  href: string | null
  /** Path without language prefix: the notice is on this page and those below it. Null: on every page. */
  path: string | null
  /** Instant in ISO 8601 from which browsers hide it. */
  until: string
  /** Whether it is on the page, where the path of the page is not known (a shared shell). */
  isShown?: boolean
}

/** True if a notice is shown on the page at a path without language prefix. */
export function isNoticeOf(
  { path: own, isShown }: Pick<EmergencyNotice, 'path' | 'isShown'>,
  path: string,
): boolean {
  return isShown ?? (own === null || path === own || path.startsWith(`${own}/`))
}
