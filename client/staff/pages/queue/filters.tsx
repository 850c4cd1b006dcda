import { languageNames, locales } from '#domain/site/locale'
import { dueFilters, type QueuePage } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Hidden } from '../../../ui/text/inline'
import { LineField, SelectField } from '../../desk-form'
import './desk-queue.css'

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
    <form className="toolbar q__filters" method="get" action={staffAddress(locale, 'queue')}>
      {filter.view !== 'open' && <input type="hidden" name="view" value={filter.view} />}
      {filters.map(({ name, choices, value }) => (
        <SelectField
          key={name}
          name={name}
          label={<Hidden>{t(`deskQueue.filters.${name}`)}</Hidden>}
          empty={t(`deskQueue.any.${name}`)}
          choices={choices}
          defaultValue={value}
        />
      ))}
      <button className="button button--secondary" type="submit">
        {t('deskQueue.filter')}
      </button>
      <MoreFilters queue={queue} />
    </form>
  )
}

function MoreFilters({ queue: { filter, topics, teams } }: { queue: QueuePage }) {
  const { t } = usePage()
  const { topic, due, from, to, team, unanswered } = filter
  const filters = [
    { name: 'topic', choices: topics, value: topic },
    {
      name: 'due',
      choices: dueFilters.map((value) => ({ value, label: t(`deskQueue.due.${value}`) })),
      value: due,
    },
    { name: 'team', choices: teams, value: team },
  ] as const
  const used = [topic, due, from, to, team, unanswered].filter((value) => value !== '').length
  return (
    <FoldDetails
      title={t('deskQueue.moreFilters', { count: used })}
      isOpen={used > 0}
      className="q__more"
    >
      <div className="desk-form__columns">
        {filters.map(({ name, choices, value }) => (
          <SelectField
            key={name}
            name={name}
            label={t(`deskQueue.filters.${name}`)}
            empty={t(`deskQueue.any.${name}`)}
            choices={choices}
            defaultValue={value}
          />
        ))}
        <LineField
          name="from"
          type="date"
          label={t('deskQueue.filters.from')}
          defaultValue={from}
        />
        <LineField name="to" type="date" label={t('deskQueue.filters.to')} defaultValue={to} />
        <label className="option">
          <input
            type="checkbox"
            name="unanswered"
            value="yes"
            defaultChecked={unanswered === 'yes'}
          />
          {t('deskQueue.filters.unanswered')}
        </label>
      </div>
    </FoldDetails>
  )
}
