import { languageNames, locales } from '#domain/site/locale'
import {
  finishedViews,
  isFinishedView,
  openViews,
  type QueuePage,
  type QueueView,
  queueParams,
} from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/inline'
import { KeyHint } from '../../desk-parts'
import { DeskSelect } from '../../desk-select'
import { StaffLink, useStaffFile } from '../../staff-link'
import { QueueTable } from './queue-table'
import '../../desk-parts.css'
import './desk-views.css'
import '../../desk-print.css'
import './desk-queue.css'

export function DeskQueue({ data: queue }: { data: QueuePage }) {
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

const dotsAtMost = 60

/** The lists with their numbers, and what the reader has answered today. */
function Views({ queue }: { queue: QueuePage }) {
  const { t } = usePage()
  return (
    <nav className="views" aria-label={t('deskQueue.lists')}>
      <h2>{t('deskQueue.openLists')}</h2>
      <ViewList of={openViews} queue={queue} />
      <h2>{t('deskQueue.finishedLists')}</h2>
      <ViewList of={finishedViews} queue={queue} />
      <Today answered={queue.answeredToday} />
    </nav>
  )
}

function ViewList({ of: views, queue }: { of: readonly QueueView[]; queue: QueuePage }) {
  const { t } = usePage()
  const { filter, counts, lookUp } = queue
  return (
    <ul>
      {views.map((view) => (
        <li key={view}>
          <StaffLink
            to="queue"
            query={{ view: view === 'open' ? '' : view }}
            isCurrent={view === filter.view && lookUp !== 'found'}
          >
            <span>{t(`deskQueue.views.${view}`)}</span>
            <bdi className={view === 'overdue' && counts.overdue > 0 ? 'is-over' : undefined}>
              {counts[view]}
            </bdi>
          </StaffLink>
        </li>
      ))}
    </ul>
  )
}

/** One dot for an answer. */
function Today({ answered }: { answered: number }) {
  const { t } = usePage()
  return (
    <div className="today">
      <h2>{t('deskQueue.today')}</h2>
      <p className="today__number">
        <bdi>{answered}</bdi> <span>{t('deskQueue.answeredToday')}</span>
      </p>
      <p className="today__dots" aria-hidden="true">
        {Array.from({ length: Math.min(answered, dotsAtMost) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all the same
          <i key={at} />
        ))}
      </p>
    </div>
  )
}
