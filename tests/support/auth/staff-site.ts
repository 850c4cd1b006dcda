import type { Role } from '#domain/access/roles'
import type { SiteOptions } from '../site'
import { type Browser, createBrowser, logIn } from './browser'
import { type LoginSite, prepareLoginSite } from './login-site'

/** Variables under which the provider of the tests states roles. */
const roleVars = { OIDC_ROLE_CLAIM: 'roles' }

export interface Officer {
  sub: string
  name: string
  roles: readonly Role[]
}

export interface StaffSite extends LoginSite {
  /** A browser in which somebody with these roles is logged in. */
  enter: (officer: Officer) => Promise<Browser>
}

/** Opens a site with sample tickets for the tests of the desk in a file. */
export function prepareStaffSite(options: SiteOptions = {}): StaffSite {
  const vars = { ...roleVars, ...options.vars }
  const opened = prepareLoginSite({ samples: true, ...options, vars })
  return Object.assign(opened, {
    async enter({ sub, name, roles }: Officer) {
      const browser = createBrowser(opened.site)
      const email = `${sub}@example.com`
      opened.provider.faults = { claims: { sub, name, email, roles } }
      await logIn(opened.provider, browser)
      opened.provider.faults = {}
      return browser
    },
  })
}

export const officers = {
  reem: { sub: 'officer-1', name: 'ريم مثال', roles: ['case_officer'] },
  fahad: { sub: 'officer-2', name: 'فهد مثال', roles: ['case_officer'] },
  moderator: { sub: 'moderator-1', name: 'Sample Moderator', roles: ['moderator'] },
  supervisor: { sub: 'supervisor-1', name: 'Sample Supervisor', roles: ['supervisor'] },
  auditor: { sub: 'auditor-1', name: 'Sample Auditor', roles: ['auditor'] },
} as const satisfies Record<string, Officer>
