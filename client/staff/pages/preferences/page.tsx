import { languageNames, locales } from '#domain/site/locale'
import { type OfficerMail, officerMails } from '#domain/staff/notifications'
import type { PreferencesPage } from '#domain/staff/preferences'
import { usePage } from '../../../i18n'
import { DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskBox } from '../../desk-parts'

/** What the reader is told of by mail, and of which new tickets; each a switch. */
export function DeskPreferences({ data: preferences }: { data: PreferencesPage }) {
  const { t } = usePage()
  const { mails, kinds, chosenKinds, locale, isMailOn } = preferences
  const languages = locales.map((value) => ({ value, label: languageNames[value] }))
  const hasMail = isMailOn && preferences.address !== null
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('desk.preferences')}</h1>
      </header>
      <p>{t('deskPreferences.lead')}</p>
      <PostForm to="preferences" className="desk-form">
        <DeskBox id="mails" title={t('deskPreferences.mails')}>
          <MailState of={preferences} />
          <fieldset className="desk-form">
            <legend className="visually-hidden">{t('deskPreferences.mails')}</legend>
            {officerMails.map((mail) => (
              <MailSwitch mail={mail} isOn={mails.includes(mail)} key={mail} />
            ))}
            {hasMail && (
              <SelectField
                name="language"
                label={t('deskPreferences.language')}
                choices={languages}
                defaultValue={locale}
              />
            )}
          </fieldset>
          {!hasMail && <input type="hidden" name="language" value={locale} />}
        </DeskBox>
        <DeskBox id="kinds" title={t('deskPreferences.kinds')}>
          <fieldset className="desk-form" aria-describedby="kinds-hint">
            <legend className="visually-hidden">{t('deskPreferences.kinds')}</legend>
            <p className="hint" id="kinds-hint">
              {t('deskPreferences.kindsHint')}
            </p>
            <div className="desk-choices">
              {kinds.map(({ value, label }) => (
                <label className="option desk-choice" key={value}>
                  <input
                    type="checkbox"
                    name="kind"
                    value={value}
                    defaultChecked={chosenKinds.includes(value)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </DeskBox>
        <div className="button-row">
          <DoButton value="save" look="button--primary">
            {t('deskPreferences.save')}
          </DoButton>
        </div>
      </PostForm>
    </div>
  )
}

/** Where mails go, or why there are none. */
function MailState({ of: { address, isMailOn } }: { of: PreferencesPage }) {
  const { t } = usePage()
  if (!isMailOn) return <p>{t('deskPreferences.off')}</p>
  if (address === null) return <p>{t('deskPreferences.noAddress')}</p>
  return (
    <p>
      {t('deskPreferences.address')} <bdi dir="ltr">{address}</bdi>
    </p>
  )
}

function MailSwitch({ mail, isOn }: { mail: OfficerMail; isOn: boolean }) {
  const { t } = usePage()
  const hint = `mail-${mail}-hint`
  return (
    <div>
      <label className="option">
        <input
          type="checkbox"
          name="mail"
          value={mail}
          defaultChecked={isOn}
          aria-describedby={hint}
        />
        {t(`deskPreferences.switches.${mail}`)}
      </label>
      <p className="hint" id={hint}>
        {t(`deskPreferences.hints.${mail}`)}
      </p>
    </div>
  )
}
