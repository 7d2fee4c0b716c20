import { serverBundle } from './build'
import { LaunchError, print } from './console'
import { until } from './running-process'
import { type NodeProcess, spawnNode } from './spawn-node'
import type { StopSignal } from './stop-signal'
import { stopRequested } from './stop-signal'

/** The server finishes what is in flight within 8 s; the launcher insists a little later. */
const patience = 9000

/** Starts the web server and waits until it listens. */
export async function startServer(dev: boolean, stop: StopSignal): Promise<NodeProcess> {
  // A signal that came before there was anything to stop.
  stop.throwIfAborted()
  let listening = () => {}
  const ready = new Promise<void>((resolve) => {
    listening = resolve
  })
  const server = spawnNode(dev ? ['--import', 'tsx', 'server/main.ts'] : [serverBundle], {
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

/** Seconds before each new start of a server that keeps ending. */
const pauses = [1, 2, 4, 8, 16] as const

/** A server that has run for this long, in milliseconds, has come up well: pauses begin anew. */
const STABLE = 60_000

type Server = Pick<NodeProcess, 'done' | 'stop'>

interface Supervision {
  /** Starts another server; rejects with a {@link LaunchError} when it ends before it listens. */
  readonly restart: () => Promise<Server>
  readonly pauses?: readonly number[]
}

/**
 * Serves until asked to stop. A server that ends by itself is started again, after a longer pause
 * each time; throws when that does not help.
 */
export async function serveUntilStopped(
  first: Server,
  stop: StopSignal,
  { restart, pauses: seconds = pauses }: Supervision,
): Promise<void> {
  let server: Server | undefined = first
  let failures = 0
  while (true) {
    const began = performance.now()
    if (server) await Promise.race([server.done, stopRequested(stop)])
    if (stop.aborted) return server?.stop(patience)
    if (performance.now() - began > STABLE) failures = 0
    const pause = seconds[failures]
    failures += 1
    if (pause === undefined) {
      throw new LaunchError(
        `The web server ended ${failures} times within a minute of its start, see above: giving up.`,
      )
    }
    print(`The web server ended unexpectedly: starting it again in ${pause} s …`)
    await until(() => stop.aborted, pause * 1000)
    server = stop.aborted ? undefined : await restart().catch(() => undefined)
    if (server) print('The web server runs again.')
  }
}
