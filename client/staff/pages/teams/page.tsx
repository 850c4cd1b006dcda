import { directions, type Locale } from '#domain/site/locale'
import type { Choice } from '#domain/staff/queue'
import { type TeamForm, type TeamName, type TeamsPage, teamNameBounds } from '#domain/staff/teams'
import { usePage } from '../../../i18n'
import { DeskField, DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import '../../../ui/danger-button.css'

/** The teams to which requests are referred, each a form with its names and members. */
export function DeskTeams({ data: { teams, created, officers, problem } }: { data: TeamsPage }) {
  const { t, locale } = usePage()
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskTeams.title')}</h1>
      </header>
      <p>{t('deskTeams.lead')}</p>
      {problem && <DeskAlert>{t(`deskTeams.problems.${problem}`)}</DeskAlert>}
      {teams.map((team) => (
        <DeskBox id={`team-${team.id}`} title={team.typed[names[locale]] || team.id} key={team.id}>
          <EditTeam team={team} officers={officers} />
        </DeskBox>
      ))}
      <DeskBox id="new-team" title={t('deskTeams.create')}>
        <EditTeam team={created} officers={officers} />
      </DeskBox>
    </div>
  )
}

const names = { ar: 'nameAr', en: 'nameEn' } as const satisfies Record<Locale, TeamName>

interface EditTeamProps {
  team: TeamForm
  officers: readonly Choice[]
}

function EditTeam({ team, officers }: EditTeamProps) {
  const { t, locale } = usePage()
  const { id, version, typed, referred } = team
  const name = typed[names[locale]]
  const isNew = id === ''
  return (
    <PostForm to="teams" className="desk-form" hidden={{ team: id, version }} noValidate>
      <div className="desk-form__columns">
        <NameField team={team} language="ar" />
        <NameField team={team} language="en" />
      </div>
      <Members team={team} officers={officers} />
      {!isNew && <p className="hint">{t('deskTeams.referred', { count: referred })}</p>}
      <div className="button-row">
        <DoButton
          value="save"
          look="button--primary"
          label={isNew ? undefined : t('deskTeams.saveOf', { name })}
        >
          {t(isNew ? 'deskTeams.add' : 'deskTeams.save')}
        </DoButton>
        {!isNew && referred === 0 && (
          <DoButton value="remove" look="danger-button" label={t('deskTeams.removeOf', { name })}>
            {t('deskTeams.remove')}
          </DoButton>
        )}
      </div>
    </PostForm>
  )
}

function NameField({ team, language }: Pick<EditTeamProps, 'team'> & { language: Locale }) {
  const { t } = usePage()
  const name = names[language]
  return (
    <DeskField
      id={`${name}-${team.id}`}
      label={t(`deskTeams.${name}`)}
      error={team.issues.includes(name) ? t('deskTeams.nameIssue') : null}
    >
      {(control) => (
        <input
          className="input"
          name={name}
          type="text"
          lang={language}
          dir={directions[language]}
          defaultValue={team.typed[name]}
          maxLength={teamNameBounds.most * 2}
          autoComplete="off"
          aria-required
          {...control}
        />
      )}
    </DeskField>
  )
}

function Members({ team, officers }: EditTeamProps) {
  const { t } = usePage()
  const hint = `members-${team.id}-hint`
  return (
    <fieldset className="desk-form" aria-describedby={hint}>
      <legend>{t('deskTeams.members')}</legend>
      <p className="hint" id={hint}>
        {t(officers.length > 0 ? 'deskTeams.membersHint' : 'deskTeams.noOfficers')}
      </p>
      <div className="desk-choices">
        {officers.map(({ value, label }) => (
          <label className="option desk-choice" key={value}>
            <input
              type="checkbox"
              name="member"
              value={value}
              defaultChecked={team.members.includes(value)}
            />
            <bdi>{label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
