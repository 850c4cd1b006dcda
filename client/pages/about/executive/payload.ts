import type { DateText } from '#domain/dates/date-text'
import type { Department, ExecutiveProfile } from '#domain/payloads/about'

export interface Post {
  title: string
  from: number
  /** Null for the present post. */
  to: number | null
}

export interface ExecutivePayload extends ExecutiveProfile {
  modified: DateText
  responsibilities: string[]
  biography: string[]
  /** Newest first. */
  posts: Post[]
  figure: {
    number: string
    sign: string
    unit: string | null
    text: string
    source: string
  } | null
  /** Department this person heads; `children`: titles of the departments below it. */
  department: Pick<Department, 'slug' | 'title' | 'text'> & { children: string[] }
  others: ExecutiveProfile[]
}
