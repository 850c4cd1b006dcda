/** The roles that staff of the site have. */
type Role = 'case_officer' | 'moderator' | 'editor' | 'publisher' | 'supervisor' | 'auditor'

export interface SampleUser {
  id: string
  name: { ar: string; en: string }
  email: string
  isEmailVerified: boolean
  roles: readonly Role[]
}

function user(id: string, ar: string, en: string, ...roles: Role[]): SampleUser {
  return { id, name: { ar, en }, email: `${id}@example.com`, isEmailVerified: true, roles }
}

/** Invented people. The sample tickets in db/samples are sent by the address of `visitor`. */
export const sampleUsers: readonly SampleUser[] = [
  user('visitor', 'زائر تجريبي', 'Sample Visitor'),
  user('case-officer', 'مسؤول طلبات تجريبي', 'Sample Case Officer', 'case_officer'),
  user('moderator', 'مراجع تعليقات تجريبي', 'Sample Moderator', 'moderator'),
  user('editor', 'محرر تجريبي', 'Sample Editor', 'editor'),
  user('publisher', 'ناشر تجريبي', 'Sample Publisher', 'publisher'),
  user('supervisor', 'مشرف تجريبي', 'Sample Supervisor', 'supervisor'),
  user('auditor', 'مدقق تجريبي', 'Sample Auditor', 'auditor'),
  user('disabled-visitor', 'زائر تجريبي موقوف', 'Sample Disabled Visitor'),
  {
    ...user('unverified', 'زائر تجريبي غير موثق', 'Sample Unverified Visitor'),
    isEmailVerified: false,
  },
]

/** The claims of a user. `name` is Arabic; the tagged names follow OpenID Connect Core 5.2. */
export function claimsOf({ id, name, email, isEmailVerified, roles }: SampleUser) {
  return {
    sub: id,
    name: name.ar,
    'name#ar': name.ar,
    'name#en': name.en,
    email,
    email_verified: isEmailVerified,
    roles: [...roles],
  }
}
