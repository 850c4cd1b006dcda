import type { TextSectionPart } from '#domain/payloads/text-part'
import { Blocks } from '../../ui/text/blocks'
import '../../ui/page/section.css'
import './section-parts.css'
import '../../ui/lists/steps.css'

type Level = 2 | 3

interface PartsProps {
  of: readonly TextSectionPart[]
  /** Level of the headings; 2 if the parts are sections of their own. */
  level?: Level
  /** Puts each title beside its text, instead of the parts side by side. */
  rows?: boolean
}

export function Parts({ of, level = 3, rows = false }: PartsProps) {
  return (
    <ul className={rows ? 'parts parts--rows' : 'parts'}>
      {of.map((part) => (
        <li key={part.id}>
          <Part of={part} level={level} />
        </li>
      ))}
    </ul>
  )
}

interface StepListProps {
  of: readonly TextSectionPart[]
  /** Puts the steps side by side. */
  row?: boolean
}

export function StepList({ of, row = false }: StepListProps) {
  return (
    <ol className={row ? 'steps steps--row' : 'steps'}>
      {of.map((part) => (
        <li key={part.id}>
          <Part of={part} level={3} />
        </li>
      ))}
    </ol>
  )
}

function Part({ of: { id, title, body }, level }: { of: TextSectionPart; level: Level }) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading id={id}>{title}</Heading>
      <div className="part__text">
        <Blocks of={body} />
      </div>
    </>
  )
}
