import { finishedViews, openViews, type QueuePage, type QueueView } from '#domain/staff/queue'
import { usePage } from '../../../i18n'
import { StaffLink } from '../../staff-link'
import '../../desk-parts.css'
import './desk-views.css'

const dotsAtMost = 60

/** The lists with their numbers, and what the reader has answered today. */
export function Views({ queue }: { queue: QueuePage }) {
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
