import type { ReactNode } from 'react'
import { toDigits } from '#domain/dates/format'
import type { OwnComment, OwnRating, ProfileState } from '#domain/forms/member-state'
import { directions, localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-names'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import type { Tone } from '../../help/inquiry/badge'
import { Done, ProfileForm, ProfileSection } from './profile-section'
import '../../../ui/text/badge.css'
import './profile.css'

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
      <ul className="own-list">
        {comments.map((comment) => (
          <Comment of={comment} key={comment.id} />
        ))}
        {ratings.map((rating) => (
          <Rating of={rating} key={`${rating.title} ${rating.date.iso}`} />
        ))}
      </ul>
    </ProfileSection>
  )
}

function Comment({ of }: { of: OwnComment }) {
  const { t } = usePage()
  const { id, form, text, locale, status, refusal } = of
  const { tone, icon } = looks[status]
  return (
    <li className="own-list__item">
      <p className="own-list__text">
        <bdi lang={locale} dir={directions[locale]}>
          {text}
        </bdi>
      </p>
      <About of={of} kind={t(`profile.contributions.forms.${form}`)} />
      <div className="own-list__top">
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
      </div>
      {status === 'refused' && refusal && (
        <p className="hint">{t(`profile.contributions.refusals.${refusal}`)}</p>
      )}
    </li>
  )
}

function Rating({ of }: { of: OwnRating }) {
  const { t, site } = usePage()
  return (
    <li className="own-list__item">
      <p>{toDigits(t('profile.contributions.score', { score: of.score }), site.digits)}</p>
      <About of={of} kind={t('profile.contributions.rating')} />
    </li>
  )
}

interface AboutProps {
  of: Pick<OwnComment, 'title' | 'path' | 'date'>
  kind: ReactNode
}

function About({ of: { title, path, date }, kind }: AboutProps) {
  const { locale } = usePage()
  return (
    <p className="own-list__facts">
      <span>{kind}</span>
      {path === null ? <span>{title}</span> : <a href={localPath(path, locale)}>{title}</a>}
      <Day date={date} />
    </p>
  )
}
