import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'
import { handleInteractions } from './interaction.ts'
import { logOutByHint } from './logout.ts'
import { createConfiguration } from './provider-configuration.ts'

interface Options {
  /** 0: any free port. */
  port: number
  /** The origin of the site, whose callbacks are registered. */
  origin: string
}

export interface RunningProvider {
  issuer: string
  close: () => Promise<void>
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return address.port
}

/**
 * An OpenID provider with sample users, for development and tests. Keys, sessions and codes are in
 * memory. Rejects with `EADDRINUSE` if the port is taken.
 */
export async function startProvider({ port, origin }: Options): Promise<RunningProvider> {
  const server = await listen(port)
  const issuer = `http://localhost:${portOf(server)}`
  const provider = new Provider(issuer, await createConfiguration(origin))
  provider.on('server_error', (_, error) => console.error(error))
  handleInteractions(provider, origin)
  logOutByHint(provider)
  server.on('request', provider.callback())
  return {
    issuer,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
