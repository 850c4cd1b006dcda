import { beforeAll } from 'vitest'
import type { Role } from '#domain/access/permissions'
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
  /** The same, logged in before the first test of the file. */
  entered: (officer: Officer) => Browser
}

/** Opens a site with sample tickets for the tests of the desk in a file. */
export function prepareStaffSite(options: SiteOptions = {}): StaffSite {
  const vars = { ...roleVars, ...options.vars }
  const opened = prepareLoginSite({ samples: true, ...options, vars })
  async function logInAs(browser: Browser, { sub, name, roles }: Officer): Promise<void> {
    const email = `${sub}@example.com`
    opened.provider.faults = { claims: { sub, name, email, roles } }
    await logIn(opened.provider, browser)
    opened.provider.faults = {}
  }
  return Object.assign(opened, {
    async enter(officer: Officer) {
      const browser = createBrowser(opened.site)
      await logInAs(browser, officer)
      return browser
    },
    entered(officer: Officer) {
      const browser = createBrowser({ ask: (path, init) => opened.site.ask(path, init) })
      beforeAll(() => logInAs(browser, officer))
      return browser
    },
  })
}

export const officers = {
  reem: { sub: 'officer-1', name: 'ريم مثال', roles: ['case_officer'] },
  fahad: { sub: 'officer-2', name: 'فهد مثال', roles: ['case_officer'] },
  moderator: { sub: 'moderator-1', name: 'Sample Moderator', roles: ['moderator'] },
  editor: { sub: 'editor-1', name: 'Sample Editor', roles: ['editor'] },
  publisher: { sub: 'publisher-1', name: 'Sample Publisher', roles: ['publisher'] },
  supervisor: { sub: 'supervisor-1', name: 'Sample Supervisor', roles: ['supervisor'] },
  auditor: { sub: 'auditor-1', name: 'Sample Auditor', roles: ['auditor'] },
} as const satisfies Record<string, Officer>
