import { readModule, runCommand } from './d1-execute.mjs'
import { readSecrets } from './secrets.mjs'

const usage = `npm run tickets -- list [--status <status>]
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
const personalColumns = ['email', 'email_hash', 'answers', 'digest', 'idempotency_key']

await runCommand(options, async ([command, ...args], values, execute) => {
  const sql = await readModule('db/tickets/ticket-sql.ts')
  const findTicket = (reference) => {
    const [[ticket], events, additions] = execute(...sql.findTicketSql(reference))
    if (!ticket) throw new Error(`There is no ticket ${reference}: check it, or add --remote.`)
    return { ticket, events, additions }
  }
  if (command === 'list' && args.length === 0) {
    const [rows] = execute(sql.listTickets(values.status ? sql.readStatus(values.status) : null))
    for (const row of rows) console.log(Object.values(row).join('  '))
    console.log(`${rows.length} tickets`)
  } else if (command === 'show' && args.length === 1) {
    const found = findTicket(args[0])
    printTicket(found)
    if (values.open) await printPersonalData(found, values.remote)
  } else if (command === 'move' && args.length === 2) {
    const [reference, status] = args
    moveTicket(findTicket(reference).ticket, sql.readStatus(status), values, { execute, sql })
  } else throw new Error(usage)
})

function printTicket({ ticket, events, additions }) {
  for (const [name, value] of Object.entries(ticket)) {
    if (value !== null && !personalColumns.includes(name))
      console.log(`${name}: ${formatValue(name, value)}`)
  }
  for (const { sequence, status, at, note_ar, note_en } of events) {
    console.log([`${sequence}. ${at}  ${status}`, note_ar, note_en].filter(Boolean).join('\n   '))
  }
  console.log(`${additions.length} additions by the sender`)
}

function formatValue(name, value) {
  if (!name.endsWith('_at')) return value
  return new Date(value + riyadhOffset).toISOString().slice(0, 19).replace('T', ' ')
}

async function printPersonalData({ ticket, additions }, remote) {
  const { decryptTicket } = await readModule('db/tickets/decrypt-ticket.ts')
  const lines = await decryptTicket(readSecrets({ remote }), ticket, additions)
  if (!lines) throw new Error('The ticket was encrypted with another key: check DATA_KEY.')
  console.log(lines.join('\n'))
}

function moveTicket(ticket, to, values, { execute, sql }) {
  const { 'note-ar': ar, 'note-en': en } = values
  if (Boolean(ar) !== Boolean(en)) throw new Error('A note needs both --note-ar and --note-en.')
  const [holidays] = execute(sql.listHolidays)
  const note = ar && { ar, en }
  const statements = sql.transitionSql(ticket, { to, note, at: Date.now(), holidays })
  const [updated] = execute(...statements).at(-1)
  if (!updated)
    throw new Error(`${ticket.reference} was changed by someone else meanwhile: show it again.`)
  console.log(`${ticket.reference} went from ${ticket.status} to ${to}.`)
}
