import { disclosureOutcomes, disclosureTopics, exemptions } from '#domain/content/pages/disclosure'
import {
  type ReleaseField,
  type ReleaseIssue,
  releaseLimits,
  releaseTexts,
} from '#domain/releases/release-draft'
import { localPath } from '#domain/site/locale'
import type { ReleaseFormState } from '#domain/staff/ticket'
import { usePage } from '../i18n'
import { translators } from '../translators'
import { Icon } from '../ui/icons/icon'
import { DeskField, DoButton, PostForm, SelectField } from './desk-form'
import { DeskAlert } from './desk-parts'
import '../ui/text/text-fold.css'

/**
 * The form in which an officer drafts a record of the disclosure log.
 * It is sent to the page of its ticket with `do=release`. A published record is shown as a link.
 */
export function ReleaseForm({ release }: { release: ReleaseFormState }) {
  const { t } = usePage()
  const { reference, status, version, issues, conflict } = release
  const isOpen =
    issues.length > 0 || conflict !== null || status === 'refused' || status === 'withdrawn'
  return (
    <details className="text-fold desk-box" id="release" open={isOpen}>
      <summary>
        <h2>{t('deskReleases.title')}</h2>
        {status && <span className="is-muted">{t(`deskReleases.statuses.${status}`)}</span>}
        <Icon name="chevron-down" className="icon--turn" />
      </summary>
      <State release={release} />
      {status !== 'published' && (
        <PostForm
          to="ticket"
          reference={reference}
          className="desk-form"
          hidden={{ version }}
          noValidate
        >
          {issues.length > 0 && <Issues issues={issues} />}
          <ReleaseTexts release={release} />
          <ReleaseChoices release={release} />
          <DoButton value="release" look="button--primary">
            {t(status === 'draft' ? 'deskReleases.sendAgain' : 'deskReleases.send')}
          </DoButton>
        </PostForm>
      )}
    </details>
  )
}

function State({ release }: { release: ReleaseFormState }) {
  const { t, locale } = usePage()
  const { status, reason, author, path, conflict } = release
  if (conflict && status !== 'published') {
    return <DeskAlert>{t(`deskReleases.conflicts.${conflict}`, { name: author ?? '' })}</DeskAlert>
  }
  if (status === null) return <p className="hint">{t('deskReleases.lead')}</p>
  return (
    <p className="hint">
      {t(`deskReleases.states.${status}`, { reason: reason ?? '' })}{' '}
      {author && <span>{t('deskReleases.author', { name: author })}</span>}{' '}
      {path && <a href={localPath(path, locale)}>{t('deskReleases.open')}</a>}
    </p>
  )
}

function Issues({ issues }: { issues: readonly ReleaseIssue[] }) {
  const { t } = usePage()
  const { labelOf, messageOf } = useFieldTexts()
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h3 className="who">
        <Icon name="circle-alert" />
        <span>{t('deskReleases.summary')}</span>
      </h3>
      <ul>
        {issues.map((issue) => (
          <li key={issue.field}>
            <a href={`#${releaseFieldId(issue.field)}`}>
              {`${labelOf(issue.field)}: ${messageOf(issue)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReleaseChoices({ release }: { release: ReleaseFormState }) {
  const { t } = usePage()
  const errorOf = useErrorOf(release)
  const lists = [
    {
      field: 'outcome',
      empty: t('deskReleases.choose'),
      choices: disclosureOutcomes.map((value) => ({
        value,
        label: t(`disclosures.outcomes.${value}`),
      })),
    },
    {
      field: 'exemption',
      empty: t('deskReleases.noExemption'),
      choices: exemptions.map((value) => ({ value, label: t(`disclosures.exemptions.${value}`) })),
    },
    {
      field: 'topic',
      empty: t('deskReleases.noTopic'),
      choices: disclosureTopics.map((value) => ({ value, label: t(`openData.topics.${value}`) })),
    },
  ] as const
  return (
    <div className="desk-form__columns">
      {lists.map(({ field, empty, choices }) => (
        <SelectField
          id={releaseFieldId(field)}
          name={field}
          label={t(`deskReleases.${field}`)}
          error={errorOf(field)}
          empty={empty}
          choices={choices}
          defaultValue={release.values[field]}
          key={field}
        />
      ))}
    </div>
  )
}

const rows = { summary: 3, answer: 7 } as const

/** The texts in both languages side by side; labels are in the language of their field. */
function ReleaseTexts({ release }: { release: ReleaseFormState }) {
  const errorOf = useErrorOf(release)
  return (
    <div className="desk-form__columns">
      {releaseTexts.map(({ field, text, locale }) => (
        <DeskField
          id={releaseFieldId(field)}
          lang={locale}
          label={translators[locale](`deskReleases.texts.${text}`)}
          error={errorOf(field)}
          key={field}
        >
          {(control) => {
            const props = {
              name: field,
              maxLength: releaseLimits[text],
              defaultValue: release.values[field],
              ...control,
            }
            if (text === 'title') {
              return <input className="input" type="text" autoComplete="off" {...props} />
            }
            return (
              <textarea
                className="textarea"
                rows={rows[text]}
                data-draft={`release:${release.reference}:${field}`}
                {...props}
              />
            )
          }}
        </DeskField>
      ))}
    </div>
  )
}

const releaseFieldId = (field: ReleaseField) => `release-${field}`

/** Names of the fields in the language of the page, and what is wrong with them. */
function useFieldTexts() {
  const { t } = usePage()
  const textOf = (field: ReleaseField) => releaseTexts.find((one) => one.field === field)
  return {
    labelOf: (field: ReleaseField): string => {
      if (field === 'outcome' || field === 'exemption' || field === 'topic') {
        return t(`deskReleases.${field}`)
      }
      const { text = 'answer', locale = 'ar' } = textOf(field) ?? {}
      return `${t(`deskReleases.texts.${text}`)} ${t(`deskReleases.languages.${locale}`)}`
    },
    messageOf: (issue: ReleaseIssue | undefined): string | undefined => {
      if (!issue) return undefined
      const { field, problem, hint } = issue
      if (problem === 'personal') {
        return t(`deskReleases.personal.${hint === undefined || hint === 'link' ? 'number' : hint}`)
      }
      if (problem !== 'tooLong') return t(`deskReleases.issues.${problem}`)
      return t('deskReleases.issues.tooLong', {
        count: releaseLimits[textOf(field)?.text ?? 'answer'],
      })
    },
  }
}

/** The message about a field; undefined for none. */
function useErrorOf({ issues }: ReleaseFormState) {
  const { messageOf } = useFieldTexts()
  return (field: ReleaseField) => messageOf(issues.find((one) => one.field === field))
}
