import { withStores } from './open-stores.mjs'
import { openForOperator, operatorOption, readOperator, withRecordedStores } from './operator.mjs'
import { readModule, runCommand } from './run-command.mjs'

const usage = `npm run comments -- list
                  | publish <id> --operator <name>
                  | note <id> --operator <name>
                  | refuse <id> [--reason <reason>] --operator <name>
                  [--env <name>]`
const options = { ...operatorOption, reason: { type: 'string' } }
const decisions = { publish: 'published', note: 'noted', refuse: 'refused' }

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([command = '', id = '', ...extraArguments], values) {
  if (command === 'list' && !id) await withStores(values, listComments)
  else if (Object.hasOwn(decisions, command) && id && extraArguments.length === 0) {
    const operator = readOperator(values)
    await withRecordedStores(values, (stores) =>
      decideComment(stores, operator, { id, status: decisions[command], ...values }),
    )
  } else throw new Error(usage)
}

async function listComments({ DB }) {
  const { listHeldComments } = await readModule('db/feedback/decide-comments.ts')
  const { results: rows } = await DB.prepare(listHeldComments).all()
  for (const { text, link, total: _, ...fields } of rows) {
    const shown = link ? `${text}\n${link}` : text
    console.log(`${Object.values(fields).join('  ')}\n${shown.replace(/^/gm, '    ')}\n`)
  }
  console.log(`${rows.length} of ${rows[0]?.total ?? 0} held`)
}

async function decideComment(stores, operator, { id, status, reason, remote }) {
  const { operateComment, readRefusal } = await readModule('db/feedback/decide-comments.ts')
  const refusal = reason && status === 'refused' ? readRefusal(reason) : null
  const { db, actor } = await openForOperator(stores, operator, remote)
  const page = await operateComment(db, { id, status, refusal }, actor)
  console.log(`${id} on ${page} is ${status}.`)
}
