import type { TextSection } from '#domain/payloads/text-part'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { PageLink } from '../../ui/text/link'
import { ContentSectionHead } from '../institution/section'

const tasks = {
  contact: 'mail',
  inquiry: 'file-search',
  backup: 'wrench',
  accessibility: 'accessibility',
  violations: 'shield-check',
  card: 'phone',
} as const satisfies Partial<Record<FixedName, IconName>>
const names = Object.keys(tasks) as (keyof typeof tasks)[]

export function HelpTasks({ of }: { of: TextSection }) {
  const { t } = usePage()
  return (
    <section className="help__tasks" aria-labelledby={of.id}>
      <ContentSectionHead of={of} />
      <ul className="tasks">
        {names.map((name) => (
          <li key={name}>
            <Icon name={tasks[name]} />
            <h3>
              <PageLink to={name} className="card-link">
                {t(`help.tasks.${name}`)}
              </PageLink>
            </h3>
            <p>{t(`routes.${name}.title`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
