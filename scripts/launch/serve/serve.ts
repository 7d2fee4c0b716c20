import { SEND_TIMEOUT_MS } from '@/config/job-times'
import { nextConfig, serverBundle } from '../build/build'
import { LaunchError, print } from '../console'
import { type NodeProcess, spawnNode } from '../spawn-node'
import type { StopSignal } from '../stop-signal'
import { stopRequested } from '../stop-signal'
import { until } from './running-process'

/**
 * Milliseconds after which the launcher kills a server that it has asked to stop. The server
 * finishes its requests within 8 s, and the emails that it is sending.
 */
export const STOP_TIMEOUT_MS = SEND_TIMEOUT_MS + 5000

/** Starts the web server and waits until it is listening. */
export async function startServer(dev: boolean, stop: StopSignal): Promise<NodeProcess> {
  // The signal may have arrived before the server was started.
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
      // Next reads the settings of the build from here, as in the server.js of its standalone
      // output. The container image has no next.config.mjs and none of the packages that it imports.
      __NEXT_PRIVATE_STANDALONE_CONFIG: dev ? undefined : nextConfig(),
      // The first administrator already exists, so the server does not need the password.
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
    },
    onMessage: (message) => {
      if (message === 'listening') listening()
    },
  })
  const ended = server.done.then(() => 'ended' as const)
  const first = await Promise.race([ready, ended, stopRequested(stop)])
  if (stop.aborted) await server.stop(STOP_TIMEOUT_MS)
  stop.throwIfAborted()
  if (first === 'ended') throw new LaunchError('The web server did not start, see above.')
  return server
}

/** Seconds before each restart of a server that keeps ending. */
const pauses = [1, 2, 4, 8, 16] as const

/** Milliseconds after which a server counts as stable, which resets the pauses. */
const STABLE = 60_000

type Server = Pick<NodeProcess, 'done' | 'stop'>

interface Supervision {
  /** Starts another server. Rejects with a {@link LaunchError} when it ends before it listens. */
  readonly restart: () => Promise<Server>
  readonly pauses?: readonly number[]
}

/**
 * Serves until the stop signal. Restarts a server that ended unexpectedly, with a longer pause each
 * time. Throws after the last pause.
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
    if (stop.aborted) return server?.stop(STOP_TIMEOUT_MS)
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
