import type { NodeProcess } from './spawn-node'

const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
type SignalName = keyof typeof numbers

/** A stop was requested before the run was ready. */
export class Interrupted extends Error {
  /** The exit code of a process ended by a signal: 128 plus the signal number. */
  readonly exitCode: number

  constructor(signal: SignalName) {
    super(signal)
    this.exitCode = 128 + numbers[signal]
  }
}

/** Aborted with an {@link Interrupted} as its reason when a stop is requested. */
export type StopSignal = AbortSignal

/** Listens for stop signals. A second signal exits at once. */
export function listenForStop(): StopSignal {
  const controller = new AbortController()
  for (const name of Object.keys(numbers) as SignalName[]) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(128 + numbers[name])
      controller.abort(new Interrupted(name))
    })
  }
  whenNpmIsGone(() => controller.abort(new Interrupted('SIGTERM')))
  return controller.signal
}

/**
 * SIGTERM to `npm start` ends npm and its shell but is not passed on to their children, so the end
 * of the parent process counts as the signal. A launcher that was started detached, by systemd or
 * by an init, keeps its parent.
 */
function whenNpmIsGone(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 250).unref()
}

/** Resolves when a stop is requested. */
export function stopRequested(stop: StopSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * The exit code of a child. When a stop is requested, stops the child and throws {@link
 * Interrupted}.
 */
export async function waitForExit(child: NodeProcess, stop: StopSignal): Promise<number> {
  void stopRequested(stop).then(() => child.stop(5000))
  const code = await child.done
  stop.throwIfAborted()
  return code
}
