import type { ReactNode } from 'react'
import { commentForms, commentRefusals } from '#domain/feedback/comments'
import { directions } from '#domain/site/locale'
import type { ModerationText, TextsPart } from '#domain/staff/moderation'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Hidden } from '../../../ui/text/inline'
import { DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskPager } from '../../desk-parts'
import './desk-moderation.css'

/** Texts of visitors: held ones to decide about, the others to take back or to hold again. */
export function Texts({ part }: { part: TextsPart }) {
  const { t } = usePage()
  const { section, texts, problem, conflicts, form, next, isContinued } = part
  return (
    <>
      {section === 'held' && <FormFilter part={part} />}
      {problem && <DeskAlert>{t(`deskModeration.problems.${problem}`)}</DeskAlert>}
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

function TextsForm({ part: { section, texts } }: { part: TextsPart }) {
  const { t } = usePage()
  const isHeld = section === 'held'
  const action = section === 'refused' ? 'hold' : 'takeBack'
  return (
    <PostForm to="moderation" keepsQuery hidden={isHeld ? {} : { do: action }}>
      <RowList density="compact">
        {texts.map((text) => (
          <TextRow
            text={text}
            decision={<DecisionFields text={text} section={section} />}
            key={text.id}
          />
        ))}
      </RowList>
      {isHeld && (
        <div className="toolbar held-end">
          <DoButton value="decide" look="button--primary">
            {t('deskModeration.decide')}
          </DoButton>
          <p>{t('deskModeration.decideHint')}</p>
        </div>
      )}
    </PostForm>
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
      <SelectField
        name="form"
        id="filter-form"
        label={<Hidden>{t('deskModeration.filterLabel')}</Hidden>}
        empty={t('deskModeration.anyForm')}
        choices={choices}
        defaultValue={form}
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

interface DecisionFieldsProps extends Pick<TextsPart, 'section'> {
  text: ModerationText
}

/**
 * Held: later, publish (a suggestion goes to the editors instead) or refuse with a reason. Published
 * or noted: taken back, with a reason. Refused: held again.
 */
function DecisionFields({ text, section }: DecisionFieldsProps) {
  const { t } = usePage()
  const { id, page, form, choice, refusal } = text
  const decisions = ['later', form === 'suggestion' ? 'noted' : 'published', 'refused'] as const
  return (
    <fieldset className="desk-choices" id={`text-${id}`}>
      <legend>
        <Hidden>{t('deskModeration.decision', { page })}</Hidden>
      </legend>
      {section === 'held' &&
        decisions.map((decision) => (
          <label className="option desk-choice" key={decision}>
            <input
              type="radio"
              name={`decision-${id}`}
              value={decision}
              defaultChecked={decision === (choice?.decision ?? 'later')}
            />
            {t(`deskModeration.decisions.${decision}`)}
          </label>
        ))}
      {section !== 'refused' && <Reason text={text} />}
      {section === 'refused' && refusal && <p>{t(`deskModeration.reasons.${refusal}`)}</p>}
      {section !== 'held' && (
        <button className="button button--secondary" type="submit" name="id" value={id}>
          {t(section === 'refused' ? 'deskModeration.hold' : 'deskModeration.takeBack')}
        </button>
      )}
    </fieldset>
  )
}

function Reason({ text: { id, choice } }: Pick<DecisionFieldsProps, 'text'>) {
  const { t } = usePage()
  const reasons = commentRefusals.map((value) => ({
    value,
    label: t(`deskModeration.reasons.${value}`),
  }))
  return (
    <SelectField
      name={`reason-${id}`}
      label={<Hidden>{t('deskModeration.reason')}</Hidden>}
      error={choice?.isIncomplete ? t('deskModeration.reasonMissing') : null}
      className="decision__reason"
      empty={t('deskModeration.reason')}
      choices={reasons}
      defaultValue={choice?.reason ?? ''}
    />
  )
}
