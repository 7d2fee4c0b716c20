import { spawn } from 'node:child_process'

export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface Step {
  readonly name: string
  run(): Promise<Count>
}

/** Runs a command with its output on the terminal. Returns the exit code. */
export function execute(command: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const [program = '', ...args] = command
  return new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs several commands that count as one test and stops at the first that fails. */
export async function whole(commands: readonly (readonly string[])[]): Promise<Count> {
  for (const command of commands) {
    if ((await execute(command)) !== 0) return { passed: 0, failed: 1 }
  }
  return { passed: 1, failed: 0 }
}
