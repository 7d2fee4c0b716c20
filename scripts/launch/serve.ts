import { serverBundle } from './build'
import { type Child, startNode } from './child'
import { LaunchError } from './say'
import type { StopSignal } from './stop-signal'
import { stopRequested } from './stop-signal'

/** The server finishes what is in flight within 8 s; the launcher insists a little later. */
const patience = 9000

/** Starts the web server and waits until it listens. */
export async function startServer(dev: boolean, stop: StopSignal): Promise<Child> {
  // A signal that came before there was anything to stop.
  stop.throwIfAborted()
  let listening = () => {}
  const ready = new Promise<void>((resolve) => {
    listening = resolve
  })
  const server = startNode(dev ? ['--import', 'tsx', 'server/main.ts'] : [serverBundle], {
    env: {
      ...process.env,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // The first administrator exists by now; a server has no use for the password.
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
    },
    onMessage: (message) => {
      if (message === 'listening') listening()
    },
  })
  const ended = server.done.then(() => 'ended' as const)
  const first = await Promise.race([ready, ended, stopRequested(stop)])
  if (stop.aborted) await server.stop(patience)
  stop.throwIfAborted()
  if (first === 'ended') throw new LaunchError('The web server did not start, see above.')
  return server
}

/** Serves until asked to stop; throws when the server ends by itself. */
export async function serveUntilStopped(server: Child, stop: StopSignal): Promise<void> {
  await Promise.race([server.done, stopRequested(stop)])
  if (!stop.aborted) throw new LaunchError('The web server ended unexpectedly.')
  await server.stop(patience)
}
