import type { NodeProcess } from './spawn-node'

const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
type SignalName = keyof typeof numbers

/** The run was asked to end before it was ready. */
export class Interrupted extends Error {
  /** What a shell expects of a program that a signal ended. */
  readonly exitCode: number

  constructor(signal: SignalName) {
    super(signal)
    this.exitCode = 128 + numbers[signal]
  }
}

/** Aborted, with an {@link Interrupted} as its reason, when someone asks the guide to end. */
export type StopSignal = AbortSignal

/** Listens for the signals from now on. A second one ends the process at once. */
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
 * SIGTERM to `npm start` ends npm and its shell and reaches nothing below them, so their end is
 * taken for the signal. Only a change of the parent counts: a launcher that was started detached,
 * by systemd or as the child of an init, keeps the parent that it has.
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

/** Resolves when the guide is asked to end. */
export function stopRequested(stop: StopSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve()
    else stop.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** The exit code of a child; throws {@link Interrupted}, once it has ended, when asked to stop. */
export async function endOf(child: NodeProcess, stop: StopSignal): Promise<number> {
  void stopRequested(stop).then(() => child.stop(5000))
  const code = await child.done
  stop.throwIfAborted()
  return code
}
