import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { basename } from 'node:path'
import { findChromium } from '../support/browser/chromium.ts'

function workerdVersion(): string {
  const args = [
    '-p',
    "require(require.resolve('workerd/package.json', {paths: [require.resolve('miniflare')]})).version",
  ]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
}

function describeBrowser(): string {
  const file = findChromium() ?? ''
  const version = execFileSync(file, ['--version'], { encoding: 'utf8' }).trim()
  return `${version} (${basename(file)})`
}

/** Describes the machine of the measurements, line by line. */
export function describeMachine(loadBefore: number[]): string[] {
  const [first] = cpus()
  const load = (values: number[]) => values.map((value) => value.toFixed(2)).join(', ')
  return [
    `Processor: ${first?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    `Memory: ${Math.round(totalmem() / 1e9)} GB, Linux ${release().split('.').slice(0, 2).join('.')}`,
    `Node ${process.version}, workerd ${workerdVersion()}`,
    `Browser: ${describeBrowser()}`,
    `Date: ${new Date().toISOString()}`,
    `Load before and after (1, 5, 15 minutes): ${load(loadBefore)}; ${load(loadavg())}`,
  ]
}
