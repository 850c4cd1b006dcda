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
import { DeskSelect, DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskPager, DeskTabs } from '../../desk-parts'
import { StaffLink, useStaffFile } from '../../staff-link'
import { QueueTable } from './queue-table'

export function DeskQueue({ data: queue }: { data: QueuePage }) {
  const { t } = usePage()
  const { filter, counts, rows, next, lookUp } = queue
  const file = useStaffFile('queue')
  const isFound = lookUp === 'found'
  const title = isFound ? t('deskQueue.found') : t(`deskQueue.views.${filter.view}`)
  return (
    <div className="desk-cols desk-cols--queue">
      <Views queue={queue} />
      <section className="q" aria-labelledby="queue-title">
        <header className="toolbar">
          <h1 id="queue-title">
            {title}{' '}
            <bdi className="count" id="queue-count">
              {isFound ? rows.length : counts[filter.view]}
            </bdi>
          </h1>
          {!isFound && <QueueFilters queue={queue} />}
          <PostForm to="queue" className="toolbar__end">
            <DoButton value="next" look="button--primary" keys="n">
              {t('deskQueue.next')}
            </DoButton>
          </PostForm>
        </header>
        {lookUp && lookUp !== 'found' && <DeskAlert>{t(`deskQueue.lookUp.${lookUp}`)}</DeskAlert>}
        {rows.length === 0 ? <Empty queue={queue} /> : <QueueTable queue={queue} />}
        <DeskPager
          of="deskQueue"
          to="queue"
          query={queueParams(filter)}
          isContinued={queue.isContinued}
          next={next === null ? null : { after: next }}
        />
        {!isFound && rows.length > 0 && (
          <p className="toolbar">
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
  const { t } = usePage()
  return (
    <div className="toolbar">
      <p>{t('deskQueue.empty')}</p>
      {filter.view === 'mine' ? (
        <PostForm to="queue">
          <DoButton value="next">{t('deskQueue.next')}</DoButton>
        </PostForm>
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
    <form className="toolbar" method="get" action={staffAddress(locale, 'queue')}>
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

/** The lists with their numbers, and what the reader has answered today. */
function Views({ queue }: { queue: QueuePage }) {
  const { t } = usePage()
  const { filter, counts, lookUp, answeredToday } = queue
  const tabsOf = (views: readonly QueueView[]) =>
    views.map((view) => ({
      to: 'queue' as const,
      query: { view: view === 'open' ? '' : view },
      text: t(`deskQueue.views.${view}`),
      count: counts[view],
      isOver: view === 'overdue' && counts.overdue > 0,
      isCurrent: view === filter.view && lookUp !== 'found',
    }))
  return (
    <nav className="views" aria-label={t('deskQueue.lists')}>
      <h2>{t('deskQueue.openLists')}</h2>
      <DeskTabs tabs={tabsOf(openViews)} />
      <h2>{t('deskQueue.finishedLists')}</h2>
      <DeskTabs tabs={tabsOf(finishedViews)} />
      <p className="hint">
        <bdi>{answeredToday}</bdi> <span>{t('deskQueue.answeredToday')}</span>
      </p>
    </nav>
  )
}
