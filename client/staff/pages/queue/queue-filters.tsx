import { languageNames, locales } from '#domain/site/locale'
import type { QueuePage } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Hidden } from '../../../ui/text/hidden'
import { DeskSelect } from '../../desk-select'

/** Narrows the list; a GET, so that a narrowed list has an address. */
export function QueueFilters({ queue }: { queue: QueuePage }) {
  const { t, locale } = usePage()
  const { filter, kinds, officers } = queue
  const languages = locales.map((value) => ({ value, label: languageNames[value] }))
  const nobody = { value: 'none', label: t('deskQueue.nobody') }
  const filters = [
    { name: 'kind', choices: kinds, value: filter.kind },
    { name: 'lang', choices: languages, value: filter.locale },
    { name: 'assignee', choices: [nobody, ...officers], value: filter.assignee },
  ] as const
  return (
    <form className="q__filters" method="get" action={staffAddress(locale, 'queue')}>
      {filter.view !== 'open' && <input type="hidden" name="view" value={filter.view} />}
      {filters.map(({ name, choices, value }) => (
        <DeskSelect
          key={name}
          name={name}
          label={<Hidden>{t(`deskQueue.filters.${name}`)}</Hidden>}
          empty={t(`deskQueue.any.${name}`)}
          choices={choices}
          value={value}
        />
      ))}
      <button className="button button--secondary" type="submit">
        {t('deskQueue.filter')}
      </button>
    </form>
  )
}
