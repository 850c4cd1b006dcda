import type { ReactNode } from 'react'
import type { OwnPreferences, OwnSubscription, ProfileState } from '#domain/forms/member-state'
import type { PlainKey } from '#domain/messages/translate'
import { languageNames, locales } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { inLanguage } from '../../../ui/text/untranslated'
import { Done, ProfileForm, ProfileSection } from './profile-section'
import './profile.css'

/** The newsletter subscription of the verified address. */
export function ProfileNewsletter({
  of: { subscription, isEmailVerified, done },
}: {
  of: ProfileState
}) {
  const { t } = usePage()
  return (
    <ProfileSection id="newsletter" title={t('profile.newsletter.title')}>
      <Done is={done} of={['leaveNewsletter']} />
      {subscription ? (
        <Subscription of={subscription} />
      ) : (
        <>
          <p>{t(isEmailVerified ? 'profile.newsletter.none' : 'profile.newsletter.unverified')}</p>
          <p className="button-row own-after">
            <PageLink to="newsletter" className="button button--secondary">
              {t('profile.newsletter.subscribe')}
            </PageLink>
          </p>
        </>
      )}
    </ProfileSection>
  )
}

function Subscription({ of }: { of: OwnSubscription }) {
  const { t } = usePage()
  const { reference, isConfirmed, interests, since } = of
  return (
    <>
      <h3>{t('profile.newsletter.name')}</h3>
      <p className="person-mail">
        <Badge tone={isConfirmed ? 'success' : 'warn'} icon={isConfirmed ? 'check' : 'hourglass'}>
          {t(isConfirmed ? 'profile.newsletter.confirmed' : 'profile.newsletter.pending')}
        </Badge>
        <bdi dir="ltr" className="ref">
          {reference}
        </bdi>
        <span>
          {`${t('profile.newsletter.since')} `}
          <Day date={since} />
        </span>
      </p>
      {interests.length > 0 && (
        <p>{`${t('profile.newsletter.interests')} ${interests.join(t('date.separator'))}`}</p>
      )}
      {!isConfirmed && <p className="hint">{t('profile.newsletter.unconfirmed')}</p>}
      <p className="hint">{t('profile.newsletter.how')}</p>
      <div className="button-row own-after">
        <PageLink to="newsletter" className="button button--secondary">
          {t('profile.newsletter.change')}
        </PageLink>
        <ProfileForm name="leaveNewsletter">
          <button className="button button--quiet" type="submit">
            {t('profile.newsletter.leave')}
          </button>
        </ProfileForm>
      </div>
    </>
  )
}

type Choice = Exclude<keyof OwnPreferences, 'locale'>

const choices = {
  'color-mode': {
    title: 'profile.display.mode',
    values: {
      system: 'profile.display.bySystem',
      light: 'profile.display.light',
      dark: 'profile.display.dark',
    },
  },
  size: {
    title: 'profile.display.size',
    values: {
      1: 'profile.display.normal',
      2: 'profile.display.large',
      3: 'profile.display.larger',
      4: 'profile.display.largest',
    },
  },
  contrast: {
    title: 'profile.display.contrast',
    values: { normal: 'profile.display.normal', more: 'profile.display.high' },
  },
  spacing: {
    title: 'profile.display.spacing',
    values: { normal: 'profile.display.normal', wide: 'profile.display.wide' },
  },
  motion: {
    title: 'profile.display.motion',
    values: { system: 'profile.display.bySystem', none: 'profile.display.still' },
  },
} as const satisfies Record<Choice, { title: PlainKey; values: Record<string, PlainKey> }>

/** Language and display, kept with the account and applied at the next login. */
export function Display({ of: { preferences, done } }: { of: ProfileState }) {
  const { t } = usePage()
  return (
    <ProfileSection
      id="display"
      title={t('profile.display.title')}
      hint={t('profile.display.hint')}
    >
      <Done is={done} of={['preferences']} />
      <ProfileForm name="preferences" className="own-choices">
        <Options
          name="locale"
          title={t('profile.display.language')}
          options={locales.map((value) => ({
            value,
            label: <span {...inLanguage(value)}>{languageNames[value]}</span>,
          }))}
          chosen={preferences.locale}
        />
        {Object.entries(choices).map(([name, { title, values }]) => (
          <Options
            name={name}
            title={t(title)}
            options={Object.entries(values).map(([value, label]) => ({ value, label: t(label) }))}
            // The keys are those of `choices`.
            chosen={preferences[name as Choice]}
            key={name}
          />
        ))}
        <p className="hint">{t('profile.display.kept')}</p>
        <div>
          <button className="button button--secondary" type="submit">
            {t('profile.display.save')}
          </button>
        </div>
      </ProfileForm>
    </ProfileSection>
  )
}

interface OptionsProps {
  name: string
  title: string
  options: readonly { value: string; label: ReactNode }[]
  chosen: string
}

function Options({ name, title, options, chosen }: OptionsProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(({ value, label }) => (
        <label className="option" key={value}>
          <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
