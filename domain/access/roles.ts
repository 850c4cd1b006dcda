/**
 * Roles of staff, stated by the identity provider. The values of its claim are a setting
 * (`OIDC_ROLE_VALUES`).
 */
export const roles = ['case_officer', 'moderator', 'supervisor', 'auditor'] as const

export type Role = (typeof roles)[number]
