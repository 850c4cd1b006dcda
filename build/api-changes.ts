import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse, stringify } from 'yaml'
import { loadModule } from './load-module.ts'

const usage = `npm run api-changes -- --id <words-with-hyphens> --ar <sentence> --en <sentence>
Adds an entry to the changelog of the API: what differs from the document that was recorded last, and
what a person says about it. Without arguments it shows the difference.`
const entriesFile = 'worker/openapi/changelog/entries.json'

const { values } = parseArgs({
  options: { id: { type: 'string' }, ar: { type: 'string' }, en: { type: 'string' } },
})
const { compareDocuments } = await loadModule<
  typeof import('../worker/openapi/changelog/surface.ts')
>('worker/openapi/changelog/surface.ts')
const { currentDocument, recordedFile } = await loadModule<
  typeof import('../worker/openapi/changelog/changelog.ts')
>('worker/openapi/changelog/changelog.ts')

const current = currentDocument()
const changes = compareDocuments(parse(readFileSync(recordedFile, 'utf8')), current)
for (const { kind, what } of changes) console.log(`${kind}  ${what}`)
const { id, ar, en } = values
if (!id || !ar || !en) {
  if (changes.length > 0) console.error(usage)
  process.exitCode = changes.length > 0 ? 1 : 0
} else {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format()
  const known: object[] = JSON.parse(readFileSync(entriesFile, 'utf8'))
  const entries = [{ date, id, ar, en, changes }, ...known]
  writeFileSync(entriesFile, `${JSON.stringify(entries, null, 2)}\n`)
  writeFileSync(recordedFile, stringify(current, { aliasDuplicateObjects: false, lineWidth: 100 }))
}
