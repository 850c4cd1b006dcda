import type { ReactNode } from 'react'
import type { Scene, SceneTag } from '#domain/content/scene'
import { SceneDrawing } from '../scenes/scene'
import './nothing.css'

/** Scenes of empty lists, by their reason. */
const drawings = {
  records: ['shelf', 'box'],
  matches: ['board', 'tablet', 'desk'],
  press: ['desk', 'calendar'],
} satisfies Record<string, SceneTag[]>

interface EmptyStateProps {
  title: string
  /** Suggests an alternative. */
  text: ReactNode
  kind?: keyof typeof drawings
  level?: 2 | 3
  children?: ReactNode
}

/** Takes the place of a list without items. */
export function EmptyState({
  title,
  text,
  kind = 'records',
  level = 2,
  children,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  const scene: Scene = { tags: drawings[kind], palette: 'day', place: 'in' }
  return (
    <div className="nothing">
      <SceneDrawing of={scene} seed={kind} width={480} height={270} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  )
}
