import type { ReactNode } from 'react'
import { commentForms } from '#domain/feedback/comments'
import { directions } from '#domain/site/locale'
import type { ModerationText, TextsPart } from '#domain/staff/moderation'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Hidden } from '../../../ui/text/inline'
import { DeskSelect } from '../../desk-select'
import { StaffLink } from '../../staff-link'
import { useStaff } from '../../staff-scope'
import { DecisionFields, HoldFields, TakeBackFields } from './decision-fields'
import './desk-moderation.css'
import '../../desk-parts.css'

/** Texts of visitors: held ones to decide about, the others to take back or to hold again. */
export function Texts({ part }: { part: TextsPart }) {
  const { t } = usePage()
  const { section, texts, problem, conflicts } = part
  return (
    <>
      {section === 'held' && <FormFilter part={part} />}
      {problem && (
        <p className="desk-alert" role="alert" tabIndex={-1}>
          {t(`deskModeration.problems.${problem}`)}
        </p>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {texts.length === 0 ? (
        <p className="moderation__empty">{t(`deskModeration.empty.${section}`)}</p>
      ) : (
        <TextsForm part={part} />
      )}
      <Pager part={part} />
    </>
  )
}

const fieldsOf = {
  held: DecisionFields,
  published: TakeBackFields,
  noted: TakeBackFields,
  refused: HoldFields,
}

function TextsForm({ part: { section, texts } }: { part: TextsPart }) {
  const { t, locale } = usePage()
  const { query } = useStaff()
  const isHeld = section === 'held'
  const Fields = fieldsOf[section]
  return (
    <form method="post" action={staffAddress(locale, 'moderation') + query}>
      {!isHeld && (
        <input type="hidden" name="do" value={section === 'refused' ? 'hold' : 'takeBack'} />
      )}
      <ol className="held-list">
        {texts.map((text) => (
          <TextItem text={text} key={text.id}>
            <Fields text={text} />
          </TextItem>
        ))}
      </ol>
      {isHeld && (
        <div className="held-end">
          <button className="button button--primary" type="submit" name="do" value="decide">
            {t('deskModeration.decide')}
          </button>
          <p>{t('deskModeration.decideHint')}</p>
        </div>
      )}
    </form>
  )
}

/** Narrows the held texts to a form. */
function FormFilter({ part: { form } }: { part: TextsPart }) {
  const { t, locale } = usePage()
  const choices = commentForms.map((value) => ({
    value,
    label: t(`deskModeration.forms.${value}`),
  }))
  return (
    <form className="moderation__filter" method="get" action={staffAddress(locale, 'moderation')}>
      <DeskSelect
        name="form"
        id="filter-form"
        label={<Hidden>{t('deskModeration.filterLabel')}</Hidden>}
        empty={t('deskModeration.anyForm')}
        choices={choices}
        value={form}
      />
      <button className="button button--secondary" type="submit">
        {t('deskModeration.filter')}
      </button>
    </form>
  )
}

function Pager({ part: { section, form, next, isContinued } }: { part: TextsPart }) {
  const { t } = usePage()
  if (next === null && !isContinued) return null
  const list = { section: section === 'held' ? '' : section, form }
  return (
    <nav className="moderation__pager" aria-label={t('deskModeration.pages')}>
      {isContinued && (
        <StaffLink to="moderation" query={list}>
          {t('deskModeration.first')}
        </StaffLink>
      )}
      {next && (
        <StaffLink to="moderation" query={{ ...list, after: next }}>
          {t('deskModeration.more')}
        </StaffLink>
      )}
    </nav>
  )
}

/** Lists the texts that somebody else has decided about meanwhile. */
function Conflicts({ conflicts }: { conflicts: TextsPart['conflicts'] }) {
  const { t } = usePage()
  const statusOf = (status: TextsPart['conflicts'][number]['status']) =>
    t(`deskModeration.conflict.statuses.${status ?? 'deleted'}`)
  return (
    <div className="desk-alert moderation__conflict" role="alert" tabIndex={-1}>
      <p>{t('deskModeration.conflict.title')}</p>
      <ul>
        {conflicts.map(({ page, status }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts of one page look the same
          <li key={at}>{t('deskModeration.conflict.now', { page, status: statusOf(status) })}</li>
        ))}
      </ul>
    </div>
  )
}

/** A text with its page and what to look at before deciding; `children` decide about it. */
function TextItem({ text, children }: { text: ModerationText; children: ReactNode }) {
  const { t } = usePage()
  const { form, page, path, others, hints, link, locale, age, day } = text
  return (
    <li className="held">
      <div className="held__where">
        <p className="tag">{t(`deskModeration.forms.${form}`)}</p>
        <p className="held__page">
          {path === null ? <bdi>{page}</bdi> : <a href={path}>{page}</a>}
        </p>
        {hints.map((hint) => (
          <p className="held__flag" key={hint}>
            <Icon name="circle-alert" />
            {t(`deskModeration.hints.${hint}`)}
          </p>
        ))}
      </div>
      <div className="held__words">
        <blockquote lang={locale} dir={directions[locale]}>
          {text.text}
        </blockquote>
        {link && (
          <p className="held__link">
            {t('deskModeration.link')}{' '}
            <a href={link} rel="nofollow noopener noreferrer ugc" target="_blank">
              <bdi dir="ltr">{link}</bdi>
            </a>
          </p>
        )}
        <p className="held__facts">
          <time dateTime={day}>{t('deskModeration.age', { count: age })}</time>
          <span>{t('deskModeration.others', { count: others })}</span>
        </p>
      </div>
      {children}
    </li>
  )
}
