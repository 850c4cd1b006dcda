import { expect, it } from 'vitest'
import { readVariables } from '../../support/variables'

const variables = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'site' }

/** The settings of roles. */
function readValues(values: string) {
  const { identityProvider } = readVariables({ ...variables, OIDC_ROLE_VALUES: values })
  return Object.fromEntries(identityProvider?.roles.values ?? [])
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
