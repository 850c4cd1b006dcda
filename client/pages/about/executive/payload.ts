import type { Department, ExecutiveProfile } from '#domain/payloads/about'
import type { AchievementFigure } from '../../site/home/payload'

export interface ExecutivePayload extends ExecutiveProfile {
  responsibilities: string[]
  biography: string[]
  /** Newest first; `to` is null for the present post. */
  posts: { title: string; from: number; to: number | null }[]
  /** `source` names the part of the home page that has it too. */
  figure: (Pick<AchievementFigure, 'number' | 'sign' | 'unit' | 'text'> & { source: string }) | null
  /** Department this person heads; `children`: titles of the departments below it. */
  department: Pick<Department, 'slug' | 'title' | 'text'> & { children: string[] }
  others: ExecutiveProfile[]
}
