import type { TextSectionPart } from '#domain/payloads/text-part'
import { Icon } from '../../ui/icons/icon'
import { Blocks } from '../../ui/text/blocks'

export function Gaps({ of: gaps }: { of: readonly TextSectionPart[] }) {
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
