import type { ReactNode } from 'react'
import { commentForms } from '#domain/feedback/comments'
import { directions } from '#domain/site/locale'
import type { ModerationText, TextsPart } from '#domain/staff/moderation'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Hidden } from '../../../ui/text/inline'
import { DeskPager } from '../../desk-parts'
import { DeskSelect } from '../../desk-select'
import { useStaff } from '../../staff-scope'
import { DecisionFields, HoldFields, TakeBackFields } from './decision-fields'
import './desk-moderation.css'
import '../../desk-parts.css'

/** Texts of visitors: held ones to decide about, the others to take back or to hold again. */
export function Texts({ part }: { part: TextsPart }) {
  const { t } = usePage()
  const { section, texts, problem, conflicts, form, next, isContinued } = part
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
        <p className="desk-box">{t(`deskModeration.empty.${section}`)}</p>
      ) : (
        <TextsForm part={part} />
      )}
      <DeskPager
        of="deskModeration"
        to="moderation"
        query={{ section: section === 'held' ? '' : section, form }}
        isContinued={isContinued}
        next={next === null ? null : { after: next }}
      />
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
      <RowList density="compact">
        {texts.map((text) => (
          <TextRow text={text} decision={<Fields text={text} />} key={text.id} />
        ))}
      </RowList>
      {isHeld && (
        <div className="toolbar held-end">
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
    <form className="toolbar" method="get" action={staffAddress(locale, 'moderation')}>
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

/** Lists the texts that somebody else has decided about meanwhile. */
function Conflicts({ conflicts }: { conflicts: TextsPart['conflicts'] }) {
  const { t } = usePage()
  const statusOf = (status: TextsPart['conflicts'][number]['status']) =>
    t(`deskModeration.conflict.statuses.${status ?? 'deleted'}`)
  return (
    <div className="desk-alert" role="alert" tabIndex={-1}>
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

/** A text with its page and what to look at before deciding. */
function TextRow({ text, decision }: { text: ModerationText; decision: ReactNode }) {
  const { t } = usePage()
  const { form, page, path, others, hints, link, locale, age, day } = text
  return (
    <ListRow
      title={path === null ? <bdi>{page}</bdi> : <a href={path}>{page}</a>}
      level={3}
      end={decision}
    >
      <blockquote className="desk-text" lang={locale} dir={directions[locale]}>
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
      <ul className="toolbar hint">
        <li>{t(`deskModeration.forms.${form}`)}</li>
        {hints.map((hint) => (
          <li className="who is-noted" key={hint}>
            <Icon name="circle-alert" />
            {t(`deskModeration.hints.${hint}`)}
          </li>
        ))}
        <li>
          <time dateTime={day}>{t('deskModeration.age', { count: age })}</time>
        </li>
        <li>{t('deskModeration.others', { count: others })}</li>
      </ul>
    </ListRow>
  )
}
