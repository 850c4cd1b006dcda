import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Blocks } from '../../ui/text/blocks'
import { splitSections } from '../../ui/text/split-sections'

/** How the numbers come about, folded: the numbers matter first. */
export function Method({ of: { body, contents } }: { of: StatisticsPayload }) {
  const { title } = usePage()
  const { intro, sections } = splitSections(body, contents)
  return (
    <div className="flow prose">
      <Blocks of={intro} />
      <section className="accordion" aria-label={title}>
        {sections.map(({ id, title: heading, body: blocks }) => (
          <details id={id} key={id}>
            <summary>
              {heading}
              <Icon name="chevron-down" className="icon--turn" />
            </summary>
            <div className="flow">
              <Blocks of={blocks} />
            </div>
          </details>
        ))}
      </section>
    </div>
  )
}
