export type ChartKind = 'waffle' | 'blocks' | 'dots' | 'arc' | 'stars'

export interface Person {
  slug: string
  name: string
  position: string
  role: string
  initials: string
  photo: string | null
}
