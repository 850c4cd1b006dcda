import { languageNames, locales, localPath } from '#domain/site/locale'
import type { Choice, QueuePage } from '#domain/staff/queue'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'

/** Narrows the list; a GET, so that a narrowed list has an address. */
export function QueueFilters({ queue }: { queue: QueuePage }) {
  const { t, locale } = usePage()
  const { filter, kinds, officers } = queue
  const languages = locales.map((value) => ({ value, label: languageNames[value] }))
  const nobody = { value: 'none', label: t('deskQueue.nobody') }
  return (
    <form className="q__filters" method="get" action={localPath('/staff', locale)}>
      {filter.view !== 'open' && <input type="hidden" name="view" value={filter.view} />}
      <Filter name="kind" label="kind" choices={kinds} value={filter.kind} />
      <Filter name="lang" label="lang" choices={languages} value={filter.locale} />
      <Filter
        name="assignee"
        label="assignee"
        choices={[nobody, ...officers]}
        value={filter.assignee}
      />
      <button className="button button--secondary" type="submit">
        {t('deskQueue.filter')}
      </button>
    </form>
  )
}

interface FilterProps {
  name: string
  label: 'kind' | 'lang' | 'assignee'
  choices: readonly Choice[]
  value: string
}

function Filter({ name, label, choices, value }: FilterProps) {
  const { t } = usePage()
  const id = `filter-${name}`
  return (
    <span className="select-wrap">
      <label htmlFor={id}>
        <Hidden>{t(`deskQueue.filters.${label}`)}</Hidden>
      </label>
      <select className="select" id={id} name={name} defaultValue={value}>
        <option value="">{t(`deskQueue.any.${label}`)}</option>
        {choices.map((choice) => (
          <option value={choice.value} key={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
