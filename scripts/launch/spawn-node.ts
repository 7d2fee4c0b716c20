import { type ChildProcess, spawn } from 'node:child_process'

/** A child process of the launcher. */
export interface NodeProcess {
  readonly process: ChildProcess
  /** The exit code. 1 when a signal ended the process. */
  readonly done: Promise<number>
  /** Sends SIGTERM to the process group, and SIGKILL after `milliseconds`. */
  stop(milliseconds: number): Promise<void>
}

export interface SpawnOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Receives the output. Without it, the output is printed to the terminal. */
  readonly onOutput?: (text: string) => void
  readonly onMessage?: (message: unknown) => void
}

/**
 * Starts Node in a separate process group. Ctrl-C in the terminal then reaches only the launcher,
 * which stops its children in order.
 */
export function spawnNode(args: readonly string[], options: SpawnOptions = {}): NodeProcess {
  const output = options.onOutput ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    env: options.env ?? process.env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  })
  const { onOutput, onMessage } = options
  if (onOutput) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => onOutput(chunk.toString()))
    }
  }
  if (onMessage) child.on('message', onMessage)
  const done = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
  return { process: child, done, stop: (milliseconds) => stop(child, done, milliseconds) }
}

async function stop(child: ChildProcess, done: Promise<number>, milliseconds: number) {
  signalGroup(child, 'SIGTERM')
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), milliseconds)
  await done
  clearTimeout(insist)
}

function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The process group no longer exists.
  }
}
