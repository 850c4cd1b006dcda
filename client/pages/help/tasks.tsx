import type { Section } from '#domain/content/section'
import type { FixedName } from '#domain/routes'
import { usePage } from '../../i18n'
import { Blocks } from '../../ui/blocks'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-names'
import { PageLink } from '../../ui/link'

const tasks = {
  contact: 'mail',
  inquiry: 'file-search',
  backup: 'wrench',
  accessibility: 'accessibility',
  violations: 'shield-check',
  card: 'phone',
} as const satisfies Partial<Record<FixedName, IconName>>
const names = Object.keys(tasks) as (keyof typeof tasks)[]

/** What people come for, each on its way to the page that does it. */
export function Tasks({ of: { id, title, intro } }: { of: Section }) {
  const { t } = usePage()
  return (
    <section aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
        <div className="section__intro">
          <Blocks of={intro} />
        </div>
      </div>
      <ul className="tasks">
        {names.map((name) => (
          <li key={name}>
            <Icon name={tasks[name]} />
            <h3>
              <PageLink to={name}>{t(`help.tasks.${name}`)}</PageLink>
            </h3>
            <p>{t(`routes.${name}.title`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
