import type { MemberRequest, OwnComment, OwnRating, ProfileState } from '#domain/forms/member-state'
import { directions, localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { OverdueBadge, StatusTitle } from '../../help/inquiry/badge'
import { WorkingDays } from '../parts'
import { Done, ProfileForm, ProfileSection } from './profile-section'
import '../../../ui/card-link.css'

const looks = {
  held: { tone: 'info', icon: 'hourglass' },
  published: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'x' },
  noted: { tone: 'success', icon: 'check' },
} as const

/** Texts and ratings that the member gave while logged in. */
export function Contributions({ of: { comments, ratings, done } }: { of: ProfileState }) {
  const { t } = usePage()
  return (
    <ProfileSection
      id="contributions"
      title={t('profile.contributions.title')}
      hint={t('profile.contributions.hint')}
    >
      <Done is={done} of={['deleteComment']} />
      {comments.length + ratings.length === 0 && <p>{t('profile.contributions.empty')}</p>}
      <RowList>
        {comments.map((comment) => (
          <Comment of={comment} key={comment.id} />
        ))}
        {ratings.map((rating) => (
          <Rating of={rating} key={`${rating.title} ${rating.date.iso}`} />
        ))}
      </RowList>
    </ProfileSection>
  )
}

function Comment({ of }: { of: OwnComment }) {
  const { t } = usePage()
  const { id, form, text, locale, status, refusal } = of
  const about = useAbout(of, t(`profile.contributions.forms.${form}`))
  return (
    <ListRow
      {...about}
      level={3}
      end={
        <>
          <Badge {...looks[status]}>
            {t(`profile.contributions.${form === 'suggestion' ? 'suggestion' : status}`)}
          </Badge>
          <ProfileForm name="deleteComment">
            <input type="hidden" name="comment" value={id} />
            <button className="button button--quiet button--small" type="submit">
              {t('profile.contributions.delete')}
              <Hidden>{`: ${text.slice(0, 60)}`}</Hidden>
            </button>
          </ProfileForm>
        </>
      }
    >
      <p className="written">
        <bdi lang={locale} dir={directions[locale]}>
          {text}
        </bdi>
      </p>
      {status === 'refused' && refusal && (
        <p className="hint">{t(`profile.contributions.refusals.${refusal}`)}</p>
      )}
    </ListRow>
  )
}

function Rating({ of }: { of: OwnRating }) {
  const { t, digits } = usePage()
  return (
    <ListRow {...useAbout(of, t('profile.contributions.rating'))} level={3}>
      <p>{digits(t('profile.contributions.score', { score: of.score }))}</p>
    </ListRow>
  )
}

/** Page of a text or a rating, its kind and its day. */
function useAbout(
  { title, path, date }: Pick<OwnComment, 'title' | 'path' | 'date'>,
  kind: string,
) {
  const { locale } = usePage()
  return {
    meta: (
      <>
        {kind} <Day date={date} isShort />
      </>
    ),
    title: path === null ? title : <a href={localPath(path, locale)}>{title}</a>,
  }
}

/** The member's requests, newest first. */
export function Requests({ of: requests }: { of: readonly MemberRequest[] }) {
  const { t } = usePage()
  return (
    <ProfileSection id="requests" title={t('profile.requests.title')}>
      {requests.length === 0 && <p>{t('profile.requests.empty')}</p>}
      <RowList>
        {requests.map((request) => (
          <Request of={request} key={request.reference} />
        ))}
      </RowList>
      <p className="button-row own-after">
        <PageLink to="contact" className="button button--secondary">
          {t('profile.requests.send')}
        </PageLink>
        <PageLink to="openData" className="button button--quiet">
          {t('profile.requests.askData')}
        </PageLink>
      </p>
    </ProfileSection>
  )
}

function Request({ of: request }: { of: MemberRequest }) {
  const { t, locale } = usePage()
  const { reference, requestType, topic, status, isOverdue, submitted, days } = request
  return (
    <ListRow
      meta={
        <>
          <bdi dir="ltr" className="ref">
            {reference}
          </bdi>
          {`${t('date.separator')}${t('profile.requests.submitted')} `}
          <Day date={submitted} isShort />
        </>
      }
      title={
        <a className="card-link" href={localPath(request.path, locale)}>
          {topic ? `${requestType}: ${topic}` : requestType}
        </a>
      }
      level={3}
      end={
        <>
          {isOverdue && <OverdueBadge />}
          <strong>
            <StatusTitle status={status} />
          </strong>
        </>
      }
    >
      {days && <WorkingDays of={days} />}
    </ListRow>
  )
}
