import type { ReactNode } from 'react'
import type { ProfileFormName } from '#domain/forms/profile-forms'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'

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
