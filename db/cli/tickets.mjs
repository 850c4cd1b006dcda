import { readModule, runCommand } from './d1-execute.mjs'
import { readSecrets } from './secrets.mjs'

const usage = `npm run requests -- list [--status <status>]
                  | show <reference> [--open]
                  | move <reference> <status> [--note-ar <text> --note-en <text>]
                  [--remote]`
const options = {
  status: { type: 'string' },
  open: { type: 'boolean', default: false },
  'note-ar': { type: 'string' },
  'note-en': { type: 'string' },
}
const riyadhOffset = 10_800_000
const personal = ['email', 'email_hash', 'answers', 'digest', 'idempotency_key']

await runCommand(options, async ([what, ...named], values, ask) => {
  const sql = await readModule('db/tickets/ticket-sql.ts')
  const find = (number) => {
    const [[request], events, additions] = ask(...sql.findRequestSql(number))
    if (!request) throw new Error(`There is no request ${number}.`)
    return { request, events, additions }
  }
  if (what === 'list' && named.length === 0) {
    const [rows] = ask(sql.listRequests(values.status ? sql.readStatus(values.status) : null))
    for (const row of rows) console.log(Object.values(row).join('  '))
    console.log(`${rows.length} requests`)
  } else if (what === 'show' && named.length === 1) {
    const found = find(named[0])
    show(found)
    if (values.open) await open(found, values.remote)
  } else if (what === 'move' && named.length === 2) {
    const [number, status] = named
    move(find(number).request, sql.readStatus(status), values, { ask, sql })
  } else throw new Error(usage)
})

/** What is known of a request, and nothing of who sent it. */
function show({ request, events, additions }) {
  for (const [name, value] of Object.entries(request)) {
    if (value !== null && !personal.includes(name)) console.log(`${name}: ${tell(name, value)}`)
  }
  for (const { sequence, status, at, note_ar, note_en } of events) {
    console.log([`${sequence}. ${at}  ${status}`, note_ar, note_en].filter(Boolean).join('\n   '))
  }
  console.log(`${additions.length} additions by the sender`)
}

function tell(name, value) {
  if (!name.endsWith('_at')) return value
  return new Date(value + riyadhOffset).toISOString().slice(0, 19).replace('T', ' ')
}

/** What is personal in a request, with the key at hand. */
async function open({ request, additions }, remote) {
  const { openRequest } = await readModule('db/tickets/open-sample-ticket.ts')
  const lines = await openRequest(readSecrets({ remote }), request, additions)
  if (!lines) throw new Error('It was locked with other keys.')
  console.log(lines.join('\n'))
}

function move(request, to, values, { ask, sql }) {
  const { 'note-ar': ar, 'note-en': en } = values
  if (Boolean(ar) !== Boolean(en)) throw new Error('A note stands in both languages.')
  const [holidays] = ask(sql.listHolidays)
  const note = ar && { ar, en }
  const statements = sql.moveSql(request, { to, note, at: Date.now(), holidays })
  const [moved] = ask(...statements).at(-1)
  if (!moved) throw new Error(`${request.reference} was moved by somebody else meanwhile.`)
  console.log(`${request.reference} went from ${request.status} to ${to}.`)
}
