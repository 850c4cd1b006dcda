import type { ReactNode } from 'react'
import { toDigits } from '#domain/dates/format'
import type { OwnComment, OwnRating, ProfileState } from '#domain/forms/member-state'
import { directions, localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { ListRow, RowList } from '../../../ui/lists/rows'
import type { Tone } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { Done, ProfileForm, ProfileSection } from './profile-section'
import '../../../ui/text/badge.css'
import '../../help/inquiry/inquiry.css'

const looks = {
  held: { tone: 'info', icon: 'hourglass' },
  published: { tone: 'success', icon: 'check' },
  refused: { tone: 'danger', icon: 'x' },
  noted: { tone: 'success', icon: 'check' },
} as const satisfies Record<OwnComment['status'], { tone: Tone; icon: IconName }>

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
  const { tone, icon } = looks[status]
  return (
    <ListRow
      {...aboutOf(of, t(`profile.contributions.forms.${form}`))}
      level={3}
      end={
        <>
          <span className={`badge tone--${tone}`}>
            <Icon name={icon} />
            {t(`profile.contributions.${form === 'suggestion' ? 'suggestion' : status}`)}
          </span>
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
  const { t, site } = usePage()
  return (
    <ListRow {...aboutOf(of, t('profile.contributions.rating'))} level={3}>
      <p>{toDigits(t('profile.contributions.score', { score: of.score }), site.digits)}</p>
    </ListRow>
  )
}

/** Page of a text or a rating, its kind and its day. */
function aboutOf({ title, path, date }: Pick<OwnComment, 'title' | 'path' | 'date'>, kind: string) {
  return {
    meta: (
      <>
        {kind} <Day date={date} isShort />
      </>
    ),
    title: path === null ? title : <LocalLink to={path}>{title}</LocalLink>,
  }
}

function LocalLink({ to, children }: { to: string; children: ReactNode }) {
  const { locale } = usePage()
  return <a href={localPath(to, locale)}>{children}</a>
}
