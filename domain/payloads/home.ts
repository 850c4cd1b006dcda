import type { Picture } from './picture'

export interface Person {
  slug: string
  name: string
  position: string
  role: string
  initials: string
  /** Null shows the initials. */
  picture: Picture | null
}
