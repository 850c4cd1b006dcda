import type { SectionPart } from '#domain/content/pages/section'
import { Icon } from '../../ui/icons/icon'
import { Blocks } from '../../ui/text/blocks'

export function Gaps({ of: gaps }: { of: readonly SectionPart[] }) {
  return (
    <ul className="gaps">
      {gaps.map(({ id, title, body }) => (
        <li key={id}>
          <Icon name="circle-alert" />
          <div>
            <h3 id={id}>{title}</h3>
            <Blocks of={body} />
          </div>
        </li>
      ))}
    </ul>
  )
}
