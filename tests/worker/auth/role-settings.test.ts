import { expect, it } from 'vitest'
import { type Bindings, readDeployment } from '#worker/env'

const variables = {
  PUBLIC_ORIGIN: 'https://site.example',
  ROOT_REDIRECT: 'on',
  MEMORY_CACHE_MB: '10',
  MAIL_FROM: 'site@example.com',
  MAIL_FROM_NAME: '',
  MAIL_REPLY_TO: '',
  MAIL_TRANSPORT: 'binding',
  SMTP_HOST: '',
  SMTP_PORT: '587',
  SMTP_TLS: 'starttls',
  SMTP_USER: '',
  CAPTCHA_PROVIDER: 'altcha',
  CAPTCHA_VERIFY_URL: '',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'site',
  SUBMITS_PER_TEN_MINUTES: '10',
}

/** The settings of roles; only variables are read. */
function readValues(values: string) {
  const env = { ...variables, OIDC_ROLE_VALUES: values } as unknown as Bindings
  return Object.fromEntries(readDeployment(env).identityProvider?.roles.values ?? [])
}

const own = {
  case_officer: 'case_officer',
  moderator: 'moderator',
  editor: 'editor',
  publisher: 'publisher',
  supervisor: 'supervisor',
  auditor: 'auditor',
}

it('a role without a value has its own name as its value', () => {
  expect(readValues('')).toEqual(own)
  expect(readValues(' auditor=internal=audit , moderator=editors')).toEqual({
    ...own,
    auditor: 'internal=audit',
    moderator: 'editors',
  })
})

it.each(['supervisr=admin', 'supervisor', 'supervisor=', 'supervisor:admin'])(
  '%s is refused: it would leave the role to its own name',
  (values) => {
    expect(() => readValues(values)).toThrow('OIDC_ROLE_VALUES')
  },
)
