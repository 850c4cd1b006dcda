import type { ReactNode } from 'react'
import type { ProfileFormName } from '#domain/forms/profile-forms'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageSection } from '../../../ui/page/section'
import '../../help/inquiry/inquiry.css'

interface ProfileSectionProps {
  id: string
  title: string
  hint?: string | undefined
  children: ReactNode
}

/** A part of the profile: its title beside it on wide screens. */
export function ProfileSection({ id, title, hint, children }: ProfileSectionProps) {
  return (
    <div id={id}>
      <PageSection
        id={`${id}-title`}
        title={title}
        lead={hint}
        shape="ledger"
        ground="ruled"
        isTight
      >
        <div>{children}</div>
      </PageSection>
    </div>
  )
}

/** Says that a form of the part was carried out. */
export function Done({ is, of }: { is: ProfileFormName | null; of: readonly ProfileFormName[] }) {
  const { t } = usePage()
  const done = of.find((known) => known === is)
  if (!done) return null
  return (
    <p className="done" role="status">
      <Icon name="check" />
      {t(`profile.done.${done}`)}
    </p>
  )
}

interface ProfileFormProps {
  name: ProfileFormName
  className?: string
  children: ReactNode
}

/** One of the small forms of the profile, which is sent to its own page. */
export function ProfileForm({ name, className, children }: ProfileFormProps) {
  const { locale } = usePage()
  return (
    <form className={className} method="post" action={routePath('profile', locale)}>
      <input type="hidden" name="form" value={name} />
      {children}
    </form>
  )
}
