import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../scripts/launch/free-port'

/** A guide started the way anyone starts it. */
export interface Guide {
  readonly url: string
  /** What it has said so far. */
  readonly said: string
  /** Sends a signal to the launcher alone and waits until it has ended; answers the exit code. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/**
 * The guide on a data folder and a free port, once it is ready; started without npm unless another
 * command is given. Settings of the surroundings do not get through: only those given here.
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
  const { process: guide, said } = launch({ ...own, ...settings }, command)
  await new Promise<void>((resolve, reject) => {
    guide.stdout?.on('data', () => {
      if (said().includes('Ready in')) resolve()
    })
    guide.once('close', (code, signal) => {
      reject(new Error(`The guide did not start (exit ${code ?? signal}):\n${said()}`))
    })
  })
  return {
    url,
    get said() {
      return said()
    },
    async end(signal) {
      const ended = once(guide, 'exit')
      guide.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** A start that is expected to be refused: its exit code and what it says. */
export async function refusedStart(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const { process: guide, said } = launch(settings)
  const [code] = await once(guide, 'close')
  return { code, said: said() }
}

const direct = [process.execPath, 'scripts/start.mjs', 'start'] as const

function launch(
  settings: Readonly<Record<string, string>>,
  [program, ...args]: readonly [program: string, ...args: string[]] = direct,
): {
  readonly process: ChildProcess
  said(): string
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
  return { process: child, said: () => text }
}
