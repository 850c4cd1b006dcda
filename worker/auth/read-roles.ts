import type { Role } from '#domain/access/roles'
import type { Deployment } from '../env'

type RoleSettings = NonNullable<Deployment['identityProvider']>['roles']

/** A claim by its name, or by the dotted path to it inside other claims. */
function readClaim(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let value: unknown = claims
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

/** True if the claims lack the claim that states roles. */
export function lacksRoles(claims: Record<string, unknown>, { claim }: RoleSettings): boolean {
  return claim !== '' && readClaim(claims, claim) === undefined
}

/** The roles that the identity provider states; none without the setting. */
export function readRoles(
  claims: Record<string, unknown>,
  { claim, values }: RoleSettings,
): Role[] {
  if (claim === '') return []
  const stated = [readClaim(claims, claim)].flat()
  return values.flatMap(([role, value]) => (stated.includes(value) ? [role] : []))
}
