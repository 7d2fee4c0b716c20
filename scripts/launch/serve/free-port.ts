import { createServer } from 'node:net'
import { getErrorCode } from '../console'

/** Returns a free port on the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Why the port cannot be used (`EADDRINUSE`, `EACCES` …), or `undefined` if it can. */
export function portProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(getErrorCode(error)))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
