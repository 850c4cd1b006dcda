import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'

it('a start on a port that is taken names its holder and ends', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = address && typeof address === 'object' ? String(address.port) : ''
  const start = spawn(process.execPath, ['build/serve.ts'], { env: { ...process.env, PORT: port } })
  let [said, errors] = ['', '']
  start.stdout.on('data', (text) => (said += String(text)))
  start.stderr.on('data', (text) => (errors += String(text)))
  const code = await new Promise((resolve) => start.once('close', resolve))
  other.close()
  expect([code, said]).toEqual([1, ''])
  expect(errors).toContain(`Port ${port} is taken by process ${process.pid} (`)
})
