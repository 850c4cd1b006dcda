import { median } from '../numbers.ts'
import { processorMs } from '../processes.ts'
import type { Served } from '../runtime.ts'
import { costlyFiles } from '../upload-files.ts'
import { solveCaptcha } from './submissions.ts'

export interface UploadMeasured {
  type: string
  rows: {
    megabytes: number
    /** CPU time of the whole request: read, inspect, refuse and render. */
    cpuMs: number
    /** Longest response time of another visitor's page during the upload. */
    otherMs: number
  }[]
}

const path = '/media-center/invitation'
const sizes = [0.6, 1.2, 2.4, 4.8]
const turns = 5
const day = 86_400_000

let visitors = 0

function visitor(): Record<string, string> {
  visitors += 1
  return { 'cf-connecting-ip': `10.9.${visitors >> 8}.${visitors & 255}` }
}

const fields = () => ({
  form: 'invitation',
  idempotencyKey: crypto.randomUUID(),
  orgName: 'جهة تجريبية',
  contactName: 'زائر تجريبي',
  email: 'visitor@example.com',
  phone: '0500000000',
  eventName: 'لقاء تجريبي',
  eventDescription: 'وصف قصير للقاء التجريبي.',
  eventDate: new Date(Date.now() + 30 * day).toISOString().slice(0, 10),
  participationType: 'speaker',
})

function formWith(name: string, bytes: Buffer, altcha: string): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...fields(), altcha })) body.append(field, value)
  body.append('attachments', new Blob([new Uint8Array(bytes)]), name)
  // Whatever the first file is, the form is refused, so that nothing is stored.
  body.append('attachments', new Blob(['no picture']), 'b.png')
  return body
}

/** Longest response time of a page until a promise settles. */
async function watchPage(url: string, done: Promise<unknown>): Promise<number> {
  let isDone = false
  const end = done.finally(() => {
    isDone = true
  })
  let longest = 0
  while (!isDone) {
    const started = performance.now()
    await fetch(url, { headers: visitor() }).then((page) => page.arrayBuffer())
    longest = Math.max(longest, performance.now() - started)
  }
  await end
  return longest
}

async function sendOnce({ direct, pid }: Served, name: string, bytes: Buffer, altcha: string) {
  const before = processorMs(pid)
  const body = formWith(name, bytes, altcha)
  const response = await fetch(direct + path, { method: 'POST', body, headers: visitor() })
  const text = await response.text()
  if (response.status !== 422 || !text.includes('#attachments')) {
    throw new Error(`${name}: ${response.status}, its file was not looked at`)
  }
  return processorMs(pid) - before
}

/** Cost of file inspection by type and size; every form is refused for its last file. */
export async function measureUploads(site: Served, signingKey: string): Promise<UploadMeasured[]> {
  const altcha = await solveCaptcha(signingKey, 'invitation')
  await fetch(site.direct).then((page) => page.text())
  const measured: UploadMeasured[] = []
  for (const [type, make] of Object.entries(costlyFiles)) {
    const rows: UploadMeasured['rows'] = []
    for (const megabytes of sizes) {
      const bytes = make(megabytes * 1_000_000)
      const cpu: number[] = []
      for (let turn = 0; turn <= turns; turn += 1) {
        const ms = await sendOnce(site, `a.${type}`, bytes, altcha)
        // The first turn is a warm-up.
        if (turn > 0) cpu.push(ms)
      }
      const sent = sendOnce(site, `a.${type}`, bytes, altcha)
      rows.push({ megabytes, cpuMs: median(cpu), otherMs: await watchPage(site.direct, sent) })
    }
    measured.push({ type, rows })
  }
  return measured
}
