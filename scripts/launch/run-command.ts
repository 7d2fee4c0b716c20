import nextEnv from '@next/env'
import { type Env, EnvError, parseEnv } from '@/config/env'
import { LaunchError } from './console'
import { prepareDataFolder } from './data-folder'
import { Interrupted, listenForStop, type StopSignal } from './stop-signal'

type Command = (env: Env, stop: StopSignal) => Promise<void>

/** Runs one of the commands and exits. Variables of `.env` files count as the environment. */
export async function runCommand(
  name: string,
  commands: Readonly<Record<string, Command>>,
): Promise<void> {
  const command = commands[name]
  if (!command) throw new Error(`Unknown command "${name}": ${Object.keys(commands).join(', ')}`)
  const stop = listenForStop()
  // After the terminal is closed, an 'error' event would end the launcher before it has stopped
  // server and database.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    loadEnvFiles(name === 'dev')
    const env = parseEnv(process.env)
    process.env.DATA_DIR = env.DATA_DIR
    prepareDataFolder(env.DATA_DIR)
    await command(env, stop)
    process.exit(0)
  } catch (error) {
    process.exit(report(error))
  }
}

/** Loads the `.env` files with Next's loader, so both use the same settings. */
function loadEnvFiles(dev: boolean): void {
  nextEnv.loadEnvConfig(process.cwd(), dev, {
    info: () => {},
    error: (...words: unknown[]) => process.stderr.write(`${words.join(' ')}\n`),
  })
}

/** Prints the error, without a stack trace if the operator can fix it. Returns the exit code. */
function report(error: unknown): number {
  if (error instanceof Interrupted) return error.exitCode
  const plain = error instanceof LaunchError || error instanceof EnvError
  process.stderr.write(`${plain ? error.message : inspect(error)}\n`)
  return 1
}

function inspect(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
