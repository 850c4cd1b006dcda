import type { FixedName } from '#domain/routes'
import { Icon } from '../../ui/icon'
import { PageLink } from '../../ui/link'

interface SectionHeadProps {
  id: string
  title: string
  lead?: string
  /** Where all of it stands, and how the link there is called. */
  all: FixedName
  more: string
}

/** The head of a section that shows some of what another page shows whole. */
export function SectionHead({ id, title, lead, all, more }: SectionHeadProps) {
  return (
    <div className="section__head">
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      <PageLink to={all} className="link-arrow">
        {more}
        <Icon name="arrow-right" flip />
      </PageLink>
    </div>
  )
}
