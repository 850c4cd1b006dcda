import { readModule, runCommand } from './d1-execute.mjs'

const usage = 'npm run comments -- list | publish <id> | refuse <id>  [--remote]'
const decisions = { publish: 'published', refuse: 'refused' }

await runCommand({}, async ([what = '', id = '', ...more], _, ask) => {
  const { decide, listHeld } = await readModule('db/comment-sql.ts')
  if (what === 'list' && !id) tellHeld(ask(listHeld)[0])
  else if (Object.hasOwn(decisions, what) && id && more.length === 0) {
    const decision = decisions[what]
    const [changed] = ask(...decide(id, decision, Date.now())).at(-1)
    console.log(
      changed ? `${id} on ${changed.page} is ${decision}.` : `There is nothing to change in ${id}.`,
    )
  } else throw new Error(usage)
})

function tellHeld(rows) {
  for (const { text, total: _, ...about } of rows) {
    console.log(`${Object.values(about).join('  ')}\n${text.replace(/^/gm, '    ')}\n`)
  }
  console.log(`${rows.length} of ${rows[0]?.total ?? 0} held`)
}
