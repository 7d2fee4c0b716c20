import { spawn } from 'node:child_process'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** Receives the output of a step that runs next to another one. */
export type Collect = (text: string) => void

/** `core` is what proves that the main jobs of the product work, `all` is every test. */
export type Circle = 'core' | 'all'

export interface StepOptions {
  readonly circle: Circle
  /** Flags for the tool that runs the step, such as `--shard=1/3`. */
  readonly flags: readonly string[]
  /** Without it, the output is printed to the terminal. */
  readonly collect?: Collect
}

export interface Step {
  readonly name: string
  /** Whether the step passes flags on. */
  readonly takesFlags?: boolean
  run(options: StepOptions): Promise<Count>
}

interface Options {
  readonly env?: NodeJS.ProcessEnv
  readonly collect?: Collect | undefined
}

/** Runs a command and returns the exit code. */
export function execute(
  command: readonly string[],
  { env = process.env, collect }: Options = {},
): Promise<number> {
  const [program = '', ...args] = command
  const output = collect ? 'pipe' : 'inherit'
  return new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', output, output], env })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => collect?.(text))
    }
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs several commands that count as one test and stops at the first that fails. */
export async function runAll(
  commands: readonly (readonly string[])[],
  collect?: Collect,
): Promise<Count> {
  for (const command of commands) {
    if ((await execute(command, { collect })) !== 0) return { passed: 0, failed: 1 }
  }
  return { passed: 1, failed: 0 }
}
