import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findHostedProblems, readHostedSettings } from '../../build/self-host/hosted-settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')

interface Service {
  image?: string
  build?: string
  user?: string
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
  network_mode?: string
  ports?: string[]
}

interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, null>
}

const compose: Compose = parse(read('compose.yaml'))
const services = Object.entries(compose.services)
const { site } = compose.services
const packageJson = JSON.parse(read('package.json'))

/** The instructions of the Dockerfile, with continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    return { name, rest }
  })
const restOf = (name: string) =>
  instructions.filter((line) => line.name === name).map(({ rest }) => rest)
const imageVariables = Object.fromEntries(
  restOf('ENV').flatMap((rest) =>
    rest.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
  ),
)

/** Scripts that a line starts with Node. */
const scriptsOf = (text: string) =>
  [...text.matchAll(/\bnode"?,? "?([\w./-]+\.ts)/g)].map(([, script = '']) => script)

describe('the Dockerfile', () => {
  it('has the Node of package.json, pinned', () => {
    const tags = restOf('FROM').map((rest) => rest.replace(/ AS .*/, ''))
    expect(tags.length).toBeGreaterThan(0)
    for (const tag of tags) expect(tag).toMatch(`node:${packageJson.devDependencies.node}-`)
  })

  it('starts, builds and checks with scripts that exist', () => {
    const lines = ['RUN', 'CMD', 'HEALTHCHECK'].flatMap(restOf)
    const scripts = lines.flatMap(scriptsOf)
    expect(scripts).toEqual(expect.arrayContaining(['build/build.ts']))
    expect(scripts).toHaveLength(3)
    expect(scripts.filter((script) => !existsSync(script))).toEqual([])
  })

  it('runs without root, on the port that it exposes and the volume that holds the state', () => {
    expect(restOf('USER')).toEqual(['node'])
    const at = (name: string) => instructions.findIndex((line) => line.name === name)
    expect(at('USER')).toBeLessThan(at('CMD'))
    expect(restOf('EXPOSE')).toEqual([imageVariables.PORT])
    expect(restOf('VOLUME')).toEqual([imageVariables.STATE_DIR])
  })

  it('sets variables that the code reads', () => {
    const code = globSync('build/**/*.ts').map(read).join('\n')
    const own = Object.keys(imageVariables).filter(
      (name) => !/^(?:WRANGLER_|HOME|NODE_ENV)/.test(name),
    )
    expect(own.length).toBeGreaterThan(2)
    expect(own.filter((name) => !code.includes(`process.env.${name}`))).toEqual([])
  })

  it('holds no secret: none is set, and files with secrets stay outside', () => {
    expect(restOf('ARG')).toEqual([])
    expect(read('Dockerfile')).not.toMatch(/_KEY|SECRET|PASSWORD|TOKEN/)
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.dev.vars', '.wrangler', '.git', 'secrets']))
    expect(read('.gitignore').split('\n')).toContain('secrets/')
  })
})

describe('compose.yaml', () => {
  it('has the site, a proxy, a login, a relay and a scanner, of pinned versions', () => {
    expect(Object.keys(compose.services)).toEqual(['proxy', 'site', 'relay', 'clamd', 'login'])
    for (const [, { image }] of services) if (image) expect(image).toMatch(/:v?\d+\.\d+\.\d+/)
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
  })

  it('names volumes, secrets and files that it has', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((one) => one.split(':')[0] ?? ''),
    )
    const files = mounts.filter((from) => from.startsWith('./'))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(mounts.filter((from) => !from.startsWith('./')).toSorted()).toEqual(
      Object.keys(compose.volumes).toSorted(),
    )
    const named = new Set(services.flatMap(([, { secrets = [] }]) => secrets))
    expect([...named].toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
  })

  it('gives the site variables of wrangler.toml and secrets that it reads', () => {
    const toml = read('wrangler.toml')
    const names = Object.keys(site?.environment ?? {})
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !new RegExp(`^${name} = `, 'm').test(toml))).toEqual([])
    const settings = read('build/self-host/hosted-settings.ts')
    expect(site?.secrets?.filter((name) => !settings.includes(`'${name}'`))).toEqual([])
  })

  it('leads the proxy to the ports of the site and the login', () => {
    const proxy = read('deploy/Caddyfile')
    expect(proxy).toContain(`reverse_proxy site:${imageVariables.PORT}`)
    expect(proxy).toContain('header_up CF-Connecting-IP {remote_host}')
    expect(proxy).toContain('respond @runtime 404')
    const dex = parse(read('deploy/dex.yaml'))
    expect(proxy).toContain(`reverse_proxy login:${dex.web.http.split(':')[1]}`)
    expect(dex.staticClients[0].id).toBe(site?.environment?.OIDC_CLIENT_ID)
    const given = Object.keys(compose.services.login?.environment ?? {})
    const asked = [...read('deploy/dex.yaml').matchAll(/getenv "(\w+)"/g)].map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(4)
    expect(
      asked.filter((name) => !given.some((one) => one === name || one === `${name}_FILE`)),
    ).toEqual([])
  })

  it('starts the site: its settings have no problem', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
    for (const name of site?.secrets ?? []) writeFileSync(join(folder, name), 'a secret\n')
    const fill = (text: string) =>
      text.replace(
        /\$\{(\w+)[^}]*\}/g,
        (_, name: string) => `${name.toLowerCase().replace('_', '-')}.sa`,
      )
    const environment = Object.fromEntries(
      Object.entries(site?.environment ?? {}).map(([name, value]) => [name, fill(value)]),
    )
    const defaults = {
      PUBLIC_ORIGIN: 'http://localhost:8787',
      PRODUCT_SLUG: 'efficiency',
      MAIL_FROM: '',
    }
    const sources = {
      defaults,
      environment: { ...environment, PRODUCT_SLUG: 'x' },
      secretsFolder: folder,
    }
    const settings = readHostedSettings({
      ...sources,
      defaults: { ...defaults, MAIL_TRANSPORT: 'binding' },
    })
    expect(settings).toMatchObject({
      PUBLIC_ORIGIN: 'https://site-domain.sa',
      // Built in.
      PRODUCT_SLUG: 'efficiency',
      SIGNING_KEY: 'a secret',
    })
    expect(findHostedProblems(settings)).toEqual([])
  })
})

describe('a site on a machine of one’s own', () => {
  it('does not start with the defaults of a local machine', () => {
    const defaults = {
      PUBLIC_ORIGIN: 'http://localhost:8787',
      MAIL_FROM: 'no-reply@example.com',
      MAIL_TRANSPORT: 'binding',
    }
    const sources = { defaults, environment: {}, secretsFolder: '/nonexistent' }
    const problems = findHostedProblems(readHostedSettings(sources)).join('\n')
    for (const name of [...Object.keys(defaults), 'SIGNING_KEY', 'DATA_KEY', 'HASH_KEY']) {
      expect(problems).toContain(name)
    }
  })
})
