import { hashIdentity } from '../accounts/accounts'
import { openKeyring, type Secrets } from '../privacy/keyring'
import { insertRow } from './seed-sql'

/** Where the local identity provider is unless its port is taken. */
const localIssuer = 'http://localhost:8788'
const id = 'sample-disabled'

/** Repeatable SQL that resets the account of the local provider's disabled user. */
export async function buildSampleAccounts(secrets: Secrets, now = Date.now()): Promise<string[]> {
  const keyring = await openKeyring(secrets)
  const row = {
    id,
    identityHash: await hashIdentity(keyring, localIssuer, 'disabled-visitor'),
    createdAt: now,
    loggedInAt: now,
    disabledAt: now,
    disabledReasonAr: 'أوقفنا هذا الحساب لتجربة صفحة الحساب الموقوف.',
    disabledReasonEn: 'This account is disabled to try the page of a disabled account.',
  }
  return [`DELETE FROM accounts WHERE id = '${id}';`, insertRow('accounts', row)]
}
