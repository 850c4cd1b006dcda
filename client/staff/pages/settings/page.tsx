import { platformNames } from '#domain/content/services/platform-names'
import { digitSets } from '#domain/dates/format'
import { socialNetworks } from '#domain/site/social-networks'
import { type SettingChange, type SettingsPage, settingGroupNames } from '#domain/staff/settings'
import { usePage } from '../../../i18n'
import { DoButton, EnterButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox, DeskTable, DeskTabs } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { ChangedText } from '../entry/changes'
import { ArrangedContext, FieldWordsContext } from '../entry/field-words'
import { EntryFields } from '../entry/fields'
import type { arDeskSettings } from './ar'
import '../entry/desk-entry.css'

type Texts = (typeof arDeskSettings)['deskSettings']

export function DeskSettings({ data: settings }: { data: SettingsPage }) {
  const { t } = usePage()
  const { group, problem } = settings
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskSettings.title')}</h1>
        <nav aria-label={t('deskSettings.groupsLabel')}>
          <DeskTabs
            tabs={settingGroupNames.map((one) => ({
              to: 'settings',
              query: { group: one },
              text: t(`deskSettings.groups.${one}`),
              isCurrent: one === group,
            }))}
          />
        </nav>
      </header>
      {problem && <DeskAlert>{t(`deskSettings.problems.${problem}`)}</DeskAlert>}
      <SettingsForm of={settings} />
      <Changes of={settings.changes} />
      <Elsewhere />
    </div>
  )
}

/** The name of a setting or of a part of it; that of a platform or network is the site's. */
function useSettingLabel(): (name: string) => string {
  const { t } = usePage()
  return (name) => {
    const platform = platformNames.find((one) => one === name)
    if (platform) return t(`platforms.${platform}`)
    const network = socialNetworks.find((one) => one === name)
    return network
      ? t(`social.${network}`)
      : t(`deskSettings.fields.${name as keyof Texts['fields']}`)
  }
}

/** Fields with a hint. */
const hinted = [
  'channels',
  'phone',
  'hours',
  'address',
  'map',
  'platforms',
  'reportCorruption',
  'employeePortal',
  'quickExit',
  'social',
  'registration',
  'digits',
  'externals',
  'scripts',
  'sheet',
  'videoHosts',
] as const satisfies readonly (keyof Texts['hints'])[]

function SettingsForm({ of: settings }: { of: SettingsPage }) {
  const { t } = usePage()
  const label = useSettingLabel()
  const { group, fields, typed, version, issues, written } = settings
  const words = {
    label,
    hint: (path: string) => {
      const name = hinted.find((one) => one === path.split('.').at(-1))
      return name && t(`deskSettings.hints.${name}`)
    },
    error: (name: string) => {
      const issue = issues[name]
      return issue && t(`deskSettings.issues.${issue}`)
    },
  }
  const digits = digitSets.map((value) => ({ value, label: t(`deskSettings.digitSets.${value}`) }))
  const names = written.map(label).join(t('date.separator'))
  return (
    <DeskBox id="settings" title={t(`deskSettings.groups.${group}`)}>
      <p className="hint">{t('deskSettings.hint')}</p>
      <p className="hint">
        {names ? t('deskSettings.written', { names }) : t('deskSettings.fromFiles')}
      </p>
      <PostForm
        to="settings"
        keepsQuery
        className="desk-form"
        hidden={{ version }}
        noValidate
        key={group}
      >
        <EnterButton value="save">{t('deskSettings.save')}</EnterButton>
        <FieldWordsContext value={words}>
          <ArrangedContext value={settings.arranged}>
            <EntryFields fields={fields} prefix="" values={typed} references={{ digits }} />
          </ArrangedContext>
        </FieldWordsContext>
        <div className="toolbar entry-actions">
          <DoButton value="save" look="button--primary">
            {t('deskSettings.save')}
          </DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}

const columns = ['at', 'name', 'change', 'restore'] as const

function Changes({ of: changes }: { of: readonly SettingChange[] }) {
  const { t } = usePage()
  const label = useSettingLabel()
  return (
    <DeskBox id="changes" title={t('deskSettings.changesTitle')}>
      {changes.length === 0 ? (
        <p className="hint">{t('deskSettings.noChanges')}</p>
      ) : (
        <DeskTable
          label={t('deskSettings.columns.change')}
          heads={columns.map((column) => t(`deskSettings.columns.${column}`))}
          rows={changes.map((change) => ({
            key: String(change.id),
            cells: [
              t('deskSettings.by', { at: change.at, name: change.author }),
              label(change.name),
              <ChangedFields of={change} key="change" />,
              <PostForm to="settings" keepsQuery key="restore">
                <DoButton
                  value={`restore:${change.id}`}
                  label={`${t('deskSettings.restore')}: ${label(change.name)}, ${change.at}`}
                >
                  {t('deskSettings.restore')}
                </DoButton>
              </PostForm>,
            ],
          }))}
        />
      )}
    </DeskBox>
  )
}

/** The fields of a setting that a change concerns, such as the hours in Arabic. */
function ChangedFields({ of: { changes } }: { of: SettingChange }) {
  const { t } = usePage()
  const label = useSettingLabel()
  const nameOf = (field: string) => {
    const [, locale, path = ''] = /^(?:(ar|en)\.)?(.*)$/.exec(field) ?? []
    // A part of a list has the name of its list.
    const name = path.split('.').findLast((one) => !/^\d+$/.test(one)) ?? ''
    return label(name) + (locale ? ` ${t(`deskEntry.languages.${locale as 'ar'}`)}` : '')
  }
  return changes.map(({ field, parts }) => (
    <div key={field}>
      {nameOf(field)}
      {': '}
      <ChangedText of={parts} />
    </div>
  ))
}

const kinds = ['holiday', 'choice-list', 'answer-template', 'service-level', 'occasion'] as const

/** What an editor would look for among the settings, and writes elsewhere. */
function Elsewhere() {
  const { t } = usePage()
  return (
    <DeskBox id="elsewhere" title={t('deskSettings.elsewhere')}>
      <p className="hint">{t('deskSettings.elsewhereHint')}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <StaffLink to="content" query={{ kind }}>
              {t(`deskSettings.kinds.${kind}`)}
            </StaffLink>
          </li>
        ))}
        <li>
          <StaffLink to="emergencyNotices">{t('deskSettings.notices')}</StaffLink>
        </li>
      </ul>
    </DeskBox>
  )
}
