import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Loopback HTTP server for the tests of the gateways; `using` closes it. */
export async function serveurDeTest(
  listener: RequestListener,
): Promise<{ base: string } & AsyncDisposable> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
