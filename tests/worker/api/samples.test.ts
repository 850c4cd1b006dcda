import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenApiPayload } from '#client/pages/open/open-api/payload.ts'
import type { ApiSample, ApiWrite } from '#domain/payloads/open'
import { locales, localPath } from '#domain/site/locale'
import { newState } from '../../support/runtime'
import { openSite, type Site } from '../../support/site'
import { createChecker, type Json, readOpenApi } from './openapi'
import { problemOf } from './programs'

const run = promisify(execFile)

let site: Site
beforeAll(async () => {
  site = await openSite({ vars: { SUBMITS_PER_TEN_MINUTES: '100' } })
})
afterAll(() => site.close())

const sampleIn = (language: string, samples: readonly ApiSample[]) =>
  samples.find((one) => one.language === language)?.text ?? ''

async function readPage(path: string): Promise<OpenApiPayload> {
  const response = await site.ask(`${path}/_payload.json`)
  const { payload } = (await response.json()) as { payload: OpenApiPayload }
  return payload
}

/** Runs a program of the page against this site; returns the lines that it prints. */
async function runScript(text: string): Promise<string[]> {
  const { origin } = await site.address()
  const folder = newState()
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'program.mjs')
  writeFileSync(file, text.replaceAll(/'http[^']+(?=\/api\/v1)/g, `'${origin}`))
  const { stdout } = await run(process.execPath, [file])
  return stdout.trim().split('\n')
}

const numberOf = (text: string) => text.replace(/\d/g, '0')

describe.each(locales)('the samples of the page about the API, in %s', (locale) => {
  const path = localPath('/open-api', locale)

  it('send what the API accepts, and get what it documents', async () => {
    const { sending, writes } = await readPage(path)
    const calls = writes.map(({ samples }) => sampleIn('JavaScript', samples))
    const lines = await runScript(
      [
        sampleIn('JavaScript', sending.programs),
        ...calls.map(
          (call) =>
            `try { console.log(JSON.stringify(${call})) } catch ({ message }) { console.log(message) }`,
        ),
      ].join('\n'),
    )
    const answers = lines.map((line) => JSON.parse(line) as Record<string, Json>)
    const api = await readOpenApi(site)
    const { isResponse } = createChecker(api)
    const shown: Record<string, unknown> = {}
    for (const [at, { path: operationPath, answer }] of writes.entries()) {
      const { type, reference, tally, ...rest } = answers[at] ?? {}
      const operation = api.writes.find((one) => one.path === operationPath)
      const status = type ? Number(rest.status) : answer.status
      const body = answers[at] as Json
      const isDescribed = operation ? await isResponse(operation, status, body) : null
      const result = type ?? reference ?? tally
      const text = typeof result === 'string' ? numberOf(result.split('#').at(-1) ?? '') : result
      shown[operationPath] = [status, isDescribed, text]
    }
    expect(shown).toEqual({
      '/api/v1/requests/support': [201, true, 'INFO-0000000000'],
      '/api/v1/requests/open-data': [201, true, 'DATA-0000000000'],
      '/api/v1/requests/invitation': [201, true, 'INVT-0000000000'],
      '/api/v1/subscriptions': [201, true, 'NEWS-0000000000'],
      '/api/v1/inquiries': [422, true, 'invalid-fields'],
      '/api/v1/feedback': [201, true, { yes: 1, no: 0 }],
      '/api/v1/ratings': [201, true, { count: 1, average: 5 }],
      '/api/v1/comments': [201, true, null],
    })
  }, 120_000)

  it('read what the API has', async () => {
    const { reads, challenge } = await readPage(path)
    const lines = await runScript(
      [...reads, challenge]
        .map(({ samples }) => sampleIn('JavaScript', samples))
        .map(
          (text) =>
            `{\n${text.replace(/const \{ (\w+) \}(.*)$/, 'const { $1 }$2\nconsole.log(JSON.stringify($1).length)')}\n}`,
        )
        .join('\n'),
    )
    expect(lines).toHaveLength(reads.length + 1)
    // An empty list has two characters.
    expect(lines.map((line) => Number(line) > 2)).toEqual(lines.map(() => true))
  })
})

describe('what the page says of a write', () => {
  const writeOf = async (name: string): Promise<ApiWrite> => {
    const { writes } = await readPage('/en/open-api')
    const found = writes.find((one) => one.name === name)
    if (!found) throw new Error(`no write ${name}`)
    return found
  }

  it('solves the challenge with the shape that the document has', async () => {
    const api = await readOpenApi(site)
    const { isResponse } = createChecker(api)
    const operation = api.operations.find(({ path }) => path.endsWith('/challenge'))
    const response = await site.ask('/api/v1/challenge?for=subscriptions')
    const body = (await response.json()) as Json
    expect(operation && (await isResponse(operation, response.status, body))).toBe(true)
  })

  it('marks the fields that may be left out', async () => {
    const { fields } = await writeOf('requests-invitation')
    const optional = fields.filter(({ isRequired }) => !isRequired)
    expect(fields.find(({ name }) => name === 'eventName')?.text).toContain('2 to 120 characters')
    expect(optional.map(({ name }) => name)).toEqual(['attachments'])
  })

  it('takes an invitation with its file as its curl sample sends it', async () => {
    const { samples, mediaTypes } = await writeOf('requests-invitation')
    expect(mediaTypes).toEqual(['multipart/form-data', 'application/json'])
    const text = sampleIn('curl', samples)
    const pairs = Array.from(text.matchAll(/-F '(\w+)=(.*)'/g), ([, name = '', value = '']) => [
      name,
      value,
    ])
    const form = new FormData()
    for (const [name = '', value = ''] of pairs) {
      const file = new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' })
      if (value.startsWith('@')) form.append(name, file, value.slice(1))
      else form.append(name, value)
    }
    const encoded = new Response(form)
    const response = await site.ask('/api/v1/requests/invitation', {
      method: 'POST',
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'idempotency-key': crypto.randomUUID(),
      },
    })
    const json = (await response.json()) as object
    // Everything but the challenge is right.
    expect(problemOf({ status: response.status, json })).toEqual([422, 'captcha'])
    expect(form.has('attachments')).toBe(true)
  })
})
