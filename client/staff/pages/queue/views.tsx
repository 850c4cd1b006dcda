import { may } from '#domain/access/permissions'
import {
  finishedViews,
  isLookUp,
  longestViewName,
  openViews,
  type QueuePage,
  type QueueView,
  queueParams,
  queueQuery,
  type SavedView,
} from '#domain/staff/queue'
import { usePage } from '../../../i18n'
import { FoldDetails } from '../../../ui/page/fold'
import { Hidden } from '../../../ui/text/inline'
import { DoButton, LineField, PostForm } from '../../desk-form'
import { DeskTabs } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { useStaff } from '../../staff-scope'
import './desk-queue.css'

/** The lists with their numbers, those that were saved, and what the reader has answered today. */
export function Views({ queue }: { queue: QueuePage }) {
  const { t } = usePage()
  const { filter, counts, answeredToday, saved } = queue
  const isOfSaved = saved.some((one) => queueQuery(one.filter) === queueQuery(filter))
  const tabsOf = (views: readonly QueueView[]) =>
    views.map((view) => ({
      to: 'queue' as const,
      query: { view: view === 'open' ? '' : view },
      text: t(`deskQueue.views.${view}`),
      count: counts[view],
      isOver: view === 'overdue' && counts.overdue > 0,
      isCurrent: view === filter.view && !isOfSaved && !isLookUp(queue),
    }))
  return (
    <nav className="views" aria-label={t('deskQueue.lists')}>
      <h2>{t('deskQueue.openLists')}</h2>
      <DeskTabs tabs={tabsOf(openViews)} />
      <h2>{t('deskQueue.finishedLists')}</h2>
      <DeskTabs tabs={tabsOf(finishedViews)} />
      {saved.length > 0 && <SavedLinks queue={queue} />}
      <p className="hint">
        <bdi>{answeredToday}</bdi> <span>{t('deskQueue.answeredToday')}</span>
      </p>
    </nav>
  )
}

function SavedLinks({ queue }: { queue: QueuePage }) {
  const { t } = usePage()
  const { filter, saved } = queue
  return (
    <>
      <h2>{t('deskQueue.saved.title')}</h2>
      <ul className="tabs">
        {saved.map((one) => (
          <li key={one.id}>
            <SavedLink
              view={one}
              isCurrent={queueQuery(one.filter) === queueQuery(filter) && !isLookUp(queue)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function SavedLink({ view, isCurrent }: { view: SavedView; isCurrent: boolean }) {
  const { t } = usePage()
  return (
    <StaffLink to="queue" query={queueParams(view.filter)} isCurrent={isCurrent}>
      <bdi>{view.name}</bdi>
      {view.isShared && <small>{t('deskQueue.saved.shared')}</small>}
    </StaffLink>
  )
}

/** Saves the list as it is narrowed, and changes those that were saved. */
export function SavedViews({ queue: { saved, savedProblem } }: { queue: QueuePage }) {
  const { t } = usePage()
  const own = saved.filter(({ isEditable }) => isEditable)
  return (
    <FoldDetails title={t('deskQueue.saved.manage')} isOpen={savedProblem !== null}>
      <div className="desk-form">
        <PostForm to="queue" keepsQuery className="toolbar" noValidate>
          <LineField
            name="name"
            label={t('deskQueue.saved.name')}
            error={savedProblem && t(`deskQueue.saved.problems.${savedProblem}`)}
            maxLength={longestViewName * 2}
            aria-required
          />
          <DoButton value="saveView">{t('deskQueue.saved.save')}</DoButton>
        </PostForm>
        {own.map((view) => (
          <EditView view={view} key={view.id} />
        ))}
      </div>
    </FoldDetails>
  )
}

function EditView({ view: { id, name, isShared } }: { view: SavedView }) {
  const { t } = usePage()
  const { roles } = useStaff().frame
  const nameOf = (text: string) => `${text} ${name}`
  return (
    <PostForm
      to="queue"
      keepsQuery
      className="toolbar"
      hidden={{ saved: id, shared: isShared ? 'no' : 'yes' }}
      noValidate
    >
      <div className="field">
        <label htmlFor={`saved-${id}`}>
          <Hidden>{t('deskQueue.saved.nameOf', { name })}</Hidden>
        </label>
        <input
          className="input"
          id={`saved-${id}`}
          name="name"
          type="text"
          defaultValue={name}
          maxLength={longestViewName * 2}
          autoComplete="off"
          aria-required
        />
      </div>
      <DoButton value="renameView" label={nameOf(t('deskQueue.saved.rename'))}>
        {t('deskQueue.saved.rename')}
      </DoButton>
      {may(roles, 'views.share') && (
        <DoButton
          value="shareView"
          label={nameOf(t(isShared ? 'deskQueue.saved.unshare' : 'deskQueue.saved.share'))}
        >
          {t(isShared ? 'deskQueue.saved.unshare' : 'deskQueue.saved.share')}
        </DoButton>
      )}
      <DoButton value="removeView" label={nameOf(t('deskQueue.saved.remove'))}>
        {t('deskQueue.saved.remove')}
      </DoButton>
    </PostForm>
  )
}
