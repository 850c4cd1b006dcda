import { readModule, runCommand } from './d1-execute.mjs'
import { withStores } from './open-stores.mjs'
import { readSecrets } from './secrets.mjs'

await runCommand({}, async (more, { remote, 'persist-to': persistTo }) => {
  if (more.length > 0) throw new Error('npm run relock [-- --remote]')
  const { relockAll } = await readModule('db/privacy/rotate-data-key.ts')
  const secrets = readSecrets({ remote })
  await withStores({ remote, persistTo }, async (stores) => {
    const { texts, files, unreadable, waiting } = await relockAll(stores, secrets)
    console.log(`locked anew: ${texts} texts, ${files} files`)
    console.log(`requests waiting in the outbox under the former key: ${waiting}`)
    console.log(`opened by neither key, and left: ${unreadable}`)
    const isDone = waiting + unreadable === 0
    if (isDone) console.log('Nothing is left under DATA_KEY_FORMER: it can go.')
    else process.exitCode = 1
  })
})
