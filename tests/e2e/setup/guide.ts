import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/launch/serve/free-port'

/** A server started with `npm start`. */
export interface Guide {
  readonly url: string
  /** Its output so far. */
  readonly output: string
  /** Sends a signal to the launcher process only, waits for its end, and returns the exit code. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/**
 * Starts the guide with a data folder on a free port, and returns when the server is ready; without
 * npm unless another command is given. The environment contains only the given settings.
 */
export async function startGuide(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  command?: readonly [program: string, ...args: string[]],
): Promise<Guide> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
  const { process: guide, output } = launch({ ...own, ...settings }, command)
  await new Promise<void>((resolve, reject) => {
    guide.stdout?.on('data', () => {
      if (output().includes('Ready in')) resolve()
    })
    guide.once('close', (code, signal) => {
      reject(new Error(`The guide did not start (exit ${code ?? signal}):\n${output()}`))
    })
  })
  return {
    url,
    get output() {
      return output()
    },
    async end(signal) {
      const ended = once(guide, 'exit')
      guide.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/**
 * Runs a start that must fail, without npm unless another command is given, and returns its exit code
 * and output.
 */
export async function failedStart(
  settings: Readonly<Record<string, string>>,
  command?: readonly [program: string, ...args: string[]],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { process: guide, output } = launch(settings, command)
  const [code] = await once(guide, 'close')
  return { code, output: output() }
}

const direct = [process.execPath, 'scripts/start.mjs', 'start'] as const

function launch(
  settings: Readonly<Record<string, string>>,
  [program, ...args]: readonly [program: string, ...args: string[]] = direct,
): {
  readonly process: ChildProcess
  output(): string
} {
  let text = ''
  const child = spawn(program, args, {
    env: { ...process.env, DATABASE_URL: '', PAYLOAD_SECRET: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return { process: child, output: () => text }
}
