import { toDigits } from '#domain/dates/format'
import type { SectionCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { ContentIcon } from '../../ui/icons/content-icon'
import { Icon } from '../../ui/icons/icon'
import { Hidden } from '../../ui/text/hidden'
import { RecordLink } from '../../ui/text/link'

export function ClassList({ sections }: { sections: readonly SectionCard[] }) {
  const { t, site } = usePage()
  return (
    <ul className="class-list">
      {sections.map(({ slug, title, summary, icon, count }) => (
        <li key={slug}>
          <RecordLink to="section" params={{ slug }}>
            <ContentIcon name={icon} />
            <span>
              <strong>{title}</strong>
              <small>{summary}</small>
            </span>
            <span className="class-list__count">
              <span aria-hidden="true">{toDigits(count, site.digits)}</span>
              <Hidden>{toDigits(t('knowledge.items', { count }), site.digits)}</Hidden>
            </span>
            <Icon name="chevron-right" flip />
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
