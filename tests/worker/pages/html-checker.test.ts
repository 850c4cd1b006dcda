import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { localPath } from '#domain/site/locale'
import { isFixed, routeNames, routePath } from '#domain/site/routes'
import { installPackages, updatePackages } from '../../support/browser/debian'
import { crawl } from '../../support/crawl'
import { isSoak } from '../../support/sample'
import { readingSite } from '../../support/site'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const jar = String(require('vnu-jar'))

interface Message {
  type: string
  url: string
  message: string
  extract?: string
}

function ensureJava(): void {
  if (existsSync('/usr/bin/java')) return
  const why = updatePackages() ?? installPackages('default-jre-headless')
  if (why) throw new Error(`Installing Java failed: ${why}`)
}

/**
 * Messages of W3C's Nu checker, without those on CSS, where it does not know anchor positioning and
 * view transitions, and without its hint about the slash with which React ends void elements.
 */
async function check(files: string[]): Promise<Message[]> {
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', ...files]
  const { stdout } = await run('java', args, { maxBuffer: 256 * 1_024 * 1_024 })
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return messages.filter(({ message }) => !/^(?:CSS:|Trailing slash on void)/.test(message))
}

function writePages(htmls: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return htmls.map((html, at) => {
    const file = join(folder, `${at}.html`)
    writeFileSync(file, html)
    return file
  })
}

it.runIf(isSoak)(
  'every page is valid by W3C’s Nu checker',
  async () => {
    ensureJava()
    const site = await readingSite()
    const fixed = routeNames.filter(isFixed).map((name) => routePath(name, 'ar'))
    const found = await crawl(site, [...fixed, ...fixed.map((path) => localPath(path, 'en'))])
    const pages = [...found.values()].filter(({ html, status }) => html !== '' && status === 200)
    expect(pages.length).toBeGreaterThan(300)
    const broken = '<!doctype html><html lang="en"><title>Broken</title><p><div></p>'
    const files = writePages([...pages.map(({ html }) => html), broken])
    const messages = await check(files)
    const pathOf = new Map(files.map((file, at) => [`file:${file}`, pages[at]?.path ?? 'broken']))
    const said = messages.map(({ url, type, message, extract }) => ({
      path: pathOf.get(url) ?? url,
      text: `${type}: ${message} ${extract ?? ''}`,
    }))
    // The broken document proves that the checker ran.
    expect(said.filter(({ path }) => path === 'broken').length).toBeGreaterThan(0)
    expect(said.filter(({ path }) => path !== 'broken')).toEqual([])
  },
  900_000,
)
