import { readModule, runCommand } from './d1-execute.mjs'

const usage = 'npm run comments -- list | publish <id> | refuse <id>  [--remote]'
const decisions = { publish: 'published', refuse: 'refused' }

await runCommand({}, async ([command = '', id = '', ...extraArguments], _, execute) => {
  const { decideComment, explainUnchanged, findCommentStatus, listHeldComments } = await readModule(
    'db/feedback/comment-sql.ts',
  )
  if (command === 'list' && !id) printHeldComments(execute(listHeldComments)[0])
  else if (Object.hasOwn(decisions, command) && id && extraArguments.length === 0) {
    const decision = decisions[command]
    const [updated] = execute(...decideComment(id, decision, Date.now())).at(-1)
    if (!updated)
      throw new Error(explainUnchanged(id, decision, execute(findCommentStatus(id))[0][0]))
    console.log(`${id} on ${updated.page} is ${decision}.`)
  } else throw new Error(usage)
})

function printHeldComments(rows) {
  for (const { text, link, total: _, ...fields } of rows) {
    const shown = link ? `${text}\n${link}` : text
    console.log(`${Object.values(fields).join('  ')}\n${shown.replace(/^/gm, '    ')}\n`)
  }
  console.log(`${rows.length} of ${rows[0]?.total ?? 0} held`)
}
