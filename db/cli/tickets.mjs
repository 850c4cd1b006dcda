import { withStores } from './open-stores.mjs'
import { openForOperator, operatorOption, readOperator, withRecordedStores } from './operator.mjs'
import { readModule, runCommand } from './run-command.mjs'

const usage = `npm run tickets -- list [--status <status>]
                  | show <reference> [--open --operator <name>]
                  | move <reference> <status> [--note-ar <text>] [--note-en <text>] [--reason <text>] [--of <reference> [--other-sender]] --operator <name>
                  [--env <name>]`
const options = {
  ...operatorOption,
  status: { type: 'string' },
  open: { type: 'boolean', default: false },
  'note-ar': { type: 'string' },
  'note-en': { type: 'string' },
  reason: { type: 'string' },
  of: { type: 'string' },
  'other-sender': { type: 'boolean', default: false },
}
const commands = {
  list: { run: listTickets, argumentCount: 0 },
  show: { run: showTicket, argumentCount: 1 },
  move: { run: moveTicket, argumentCount: 2 },
}
const riyadhOffset = 10_800_000
const personalColumns = ['email', 'emailHash', 'answers', 'digest', 'idempotencyKey']

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([name = '', ...args], values) {
  const command = Object.hasOwn(commands, name) ? commands[name] : null
  if (!command || args.length !== command.argumentCount) throw new Error(usage)
  const isRecorded = name === 'move' || (name === 'show' && values.open)
  const operator = isRecorded ? readOperator(values) : null
  const tickets = await readModule('db/tickets/operate.ts')
  await (operator ? withRecordedStores : withStores)(values, async (stores) => {
    const { createDatabase } = await readModule('db/client.ts')
    const opened = operator && (await openForOperator(stores, operator, values.remote))
    const db = opened ? opened.db : createDatabase(stores.DB)
    await command.run({ ...opened, db, tickets, values }, ...args)
  })
}

function formatTime(ms) {
  return new Date(ms + riyadhOffset).toISOString().slice(0, 19).replace('T', ' ')
}

async function listTickets({ db, tickets, values }) {
  const status = values.status ? tickets.readStatus(values.status) : null
  const rows = await tickets.listTickets(db, status, Date.now())
  for (const { reference, status: current, kind, locale, dueOn, updatedAt } of rows) {
    console.log([reference, current, kind, locale, dueOn, formatTime(updatedAt)].join('  '))
  }
  console.log(`${rows.length} tickets`)
}

async function showTicket({ db, tickets, values, ...opened }, typed) {
  const { ticket, events, amendments, additions } = await tickets.findTypedTicket(db, typed)
  printTicket(ticket, events)
  for (const { sequence, answer, at, noteAr, noteEn } of amendments) {
    const head = `amendment ${sequence} of ${answer}. ${formatTime(at)}`
    console.log([head, noteAr, noteEn].filter(Boolean).join('\n   '))
  }
  console.log(`${additions.length} additions by the sender`)
  if (values.open) await printPersonalData(ticket, additions, { db, ...opened })
}

function printTicket(ticket, events) {
  for (const [name, value] of Object.entries(ticket)) {
    if (value === null || personalColumns.includes(name)) continue
    console.log(`${name}: ${name.endsWith('At') ? formatTime(value) : value}`)
  }
  for (const { sequence, status, at, noteAr, noteEn } of events) {
    const head = `${sequence}. ${formatTime(at)}  ${status}`
    console.log([head, noteAr, noteEn].filter(Boolean).join('\n   '))
  }
}

async function printPersonalData(ticket, additions, { db, secrets, actor }) {
  const { decryptTicket } = await readModule('db/tickets/operate.ts')
  const lines = await decryptTicket(secrets, ticket, additions)
  if (!lines) throw new Error('The ticket was encrypted with another key: check DATA_KEY.')
  const { appendAuditEntry } = await readModule('db/audit/write-batch.ts')
  await appendAuditEntry(db, { ...actor, action: 'ticket.read', subject: ticket.reference })
  console.log(lines.join('\n'))
}

async function moveTicket({ db, tickets, values, actor, keyring }, typed, statusName) {
  const to = tickets.readStatus(statusName)
  const { 'note-ar': ar, 'note-en': en } = values
  const { ticket } = await tickets.findTypedTicket(db, typed)
  const reason = values.reason && { text: values.reason, keyring }
  const { of: first, 'other-sender': isOtherSender } = values
  const operation = { to, actor, note: { ar, en }, reason, first, isOtherSender }
  await tickets.operateTicket(db, ticket, operation)
  console.log(`${ticket.reference} went from ${ticket.status} to ${to}.`)
}
