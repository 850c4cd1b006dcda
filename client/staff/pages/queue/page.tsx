import { languageNames, locales } from '#domain/site/locale'
import { isFinishedView, type QueuePage, queueParams } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/hidden'
import { DeskSelect } from '../../desk-select'
import { KeyHint } from '../../key-hint'
import { useStaffFile } from '../../staff-file'
import { StaffLink } from '../../staff-link'
import { QueueTable } from './queue-table'
import { Views } from './views'
import '../../desk-parts.css'
import '../../desk-print.css'
import './desk-queue.css'

/** The list of tickets that a case officer works through. */
export function Queue({ queue }: { queue: QueuePage }) {
  const { t, locale } = usePage()
  const { filter, counts, rows, next, lookUp } = queue
  const file = useStaffFile('queue')
  const isFound = lookUp === 'found'
  const title = isFound ? t('deskQueue.found') : t(`deskQueue.views.${filter.view}`)
  return (
    <div className="desk-cols desk-cols--queue">
      <Views queue={queue} />
      <section className="q" aria-labelledby="queue-title">
        <header className="q__head">
          <h1 id="queue-title">
            {title} <bdi className="q__count">{isFound ? rows.length : counts[filter.view]}</bdi>
          </h1>
          {!isFound && <QueueFilters queue={queue} />}
          <form method="post" action={staffAddress(locale, 'queue')}>
            <button className="button button--primary" type="submit" name="do" value="next">
              {t('deskQueue.next')}
              <KeyHint keys="n" />
            </button>
          </form>
        </header>
        {lookUp && lookUp !== 'found' && (
          <p className="desk-alert" role="alert" tabIndex={-1}>
            {t(`deskQueue.lookUp.${lookUp}`)}
          </p>
        )}
        {rows.length === 0 ? <Empty queue={queue} /> : <QueueTable queue={queue} />}
        <nav className="q__pager" aria-label={t('deskQueue.pages')}>
          {queue.isContinued && (
            <StaffLink to="queue" query={queueParams(filter)}>
              {t('deskQueue.first')}
            </StaffLink>
          )}
          {next && (
            <StaffLink to="queue" query={{ ...queueParams(filter), after: next }}>
              {t('deskQueue.more')}
            </StaffLink>
          )}
        </nav>
        {!isFound && rows.length > 0 && (
          <p>
            <a
              className="button button--secondary"
              href={file({ ...queueParams(filter), bom: '1' })}
            >
              <Icon name="download" />
              {t('deskQueue.csv.label')}
            </a>
          </p>
        )}
        {/* The script asks for this address again, and replaces what has changed. */}
        {!isFound && !isFinishedView(filter.view) && <div hidden data-refresh />}
      </section>
    </div>
  )
}

function Empty({ queue: { filter } }: { queue: QueuePage }) {
  const { t, locale } = usePage()
  return (
    <div className="q__empty">
      <p>{t('deskQueue.empty')}</p>
      {filter.view === 'mine' ? (
        <form method="post" action={staffAddress(locale, 'queue')}>
          <button className="button button--secondary" type="submit" name="do" value="next">
            {t('deskQueue.next')}
          </button>
        </form>
      ) : (
        <StaffLink to="queue">{t('deskQueue.all')}</StaffLink>
      )}
    </div>
  )
}

/** Narrows the list; a GET, so that a narrowed list has an address. */
function QueueFilters({ queue }: { queue: QueuePage }) {
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
