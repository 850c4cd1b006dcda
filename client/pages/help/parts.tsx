import type { ReactNode } from 'react'
import type { TextPart, TextSection, TextSectionPart } from '#domain/payloads/text-part'
import { ListRow, RowList } from '../../ui/lists/rows'
import { Steps } from '../../ui/lists/steps'
import { Blocks } from '../../ui/text/blocks'
import '../../ui/page/section.css'
import './section-parts.css'
import '../../ui/lists/text-cells.css'

/** Parts of a section, or sections of their own, beside each other. */
export function Parts({ of }: { of: readonly (TextSectionPart | TextSection)[] }) {
  return (
    <ul className="text-cells">
      {of.map((part) => {
        const isSection = 'intro' in part
        const Heading = isSection ? 'h2' : 'h3'
        return (
          <li key={part.id}>
            <Heading id={part.id}>{part.title}</Heading>
            <PartText of={isSection ? part.intro : part.body} />
          </li>
        )
      })}
    </ul>
  )
}

interface PartRowsProps {
  of: readonly TextSectionPart[]
  /** Of each part. */
  icon?: ReactNode
}

/** Parts of a text below each other, beside the title of their section. */
export function PartRows({ of, icon }: PartRowsProps) {
  return (
    <RowList>
      {of.map(({ id, title, body }) => (
        <ListRow id={id} icon={icon} title={title} level={3} key={id}>
          <PartText of={body} />
        </ListRow>
      ))}
    </RowList>
  )
}

export function StepList({ of, isRow }: { of: readonly TextSectionPart[]; isRow?: boolean }) {
  const steps = of.map(({ id, title, body }) => ({ id, title, text: <PartText of={body} /> }))
  return <Steps of={steps} isRow={isRow} />
}

export function PartText({ of, children }: { of: readonly TextPart[]; children?: ReactNode }) {
  return (
    <div className="part__text">
      <Blocks of={of} />
      {children}
    </div>
  )
}
