import { readModule, runCommand } from './d1-execute.mjs'

const usage = 'npm run comments -- list | publish <id> | refuse <id>  [--remote]'
const decisions = { publish: 'published', refuse: 'refused' }

await runCommand({}, async ([what = '', id = '', ...more], _, ask) => {
  const { decide, explainUnchanged, findDecided, listHeld } = await readModule(
    'db/feedback/comment-sql.ts',
  )
  if (what === 'list' && !id) tellHeld(ask(listHeld)[0])
  else if (Object.hasOwn(decisions, what) && id && more.length === 0) {
    const decision = decisions[what]
    const [changed] = ask(...decide(id, decision, Date.now())).at(-1)
    if (!changed) throw new Error(explainUnchanged(id, decision, ask(findDecided(id))[0][0]))
    console.log(`${id} on ${changed.page} is ${decision}.`)
  } else throw new Error(usage)
})

function tellHeld(rows) {
  for (const { text, total: _, ...about } of rows) {
    console.log(`${Object.values(about).join('  ')}\n${text.replace(/^/gm, '    ')}\n`)
  }
  console.log(`${rows.length} of ${rows[0]?.total ?? 0} held`)
}
