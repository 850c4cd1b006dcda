import type { TextSectionPart } from '#domain/payloads/text-part'
import { ListRow, RowList } from '../../ui/lists/rows'
import { Blocks } from '../../ui/text/blocks'
import '../../ui/page/section.css'
import './section-parts.css'
import '../../ui/lists/steps.css'

interface PartsProps {
  of: readonly TextSectionPart[]
  /** Level of the headings; 2 if the parts are sections of their own. */
  level?: 2 | 3
}

/** Parts of a text beside each other. */
export function Parts({ of, level = 3 }: PartsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="parts">
      {of.map(({ id, title, body }) => (
        <li key={id}>
          <Heading id={id}>{title}</Heading>
          <div className="part__text">
            <Blocks of={body} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Parts of a text below each other, beside the title of their section. */
export function PartRows({ of }: Pick<PartsProps, 'of'>) {
  return (
    <RowList>
      {of.map(({ id, title, body }) => (
        <ListRow id={id} title={title} level={3} key={id}>
          <div className="part__text">
            <Blocks of={body} />
          </div>
        </ListRow>
      ))}
    </RowList>
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
      {of.map(({ id, title, body }) => (
        <li key={id}>
          <h3 id={id}>{title}</h3>
          <div className="part__text">
            <Blocks of={body} />
          </div>
        </li>
      ))}
    </ol>
  )
}
