import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { LaunchError } from './console'
import type { StopSignal } from './stop-signal'

export interface Questions {
  ask(question: string): Promise<string>
  /** Asks without echoing the input. */
  askSecret(question: string): Promise<string>
  close(): void
}

/** Asks the operator, in the terminal or through a pipe with one answer per line. */
export function openQuestions(stop: StopSignal): Questions {
  const { stdin, stdout } = process
  let hidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) stdout.write(chunk)
      done()
    },
  })
  const terminal = stdin.isTTY === true
  const reader = createInterface({ input: stdin, output, terminal })
  // In a terminal, readline handles Ctrl-C, so no signal reaches the process.
  reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  stop.addEventListener('abort', () => reader.close(), { once: true })
  const lines = reader[Symbol.asyncIterator]()

  async function read(question: string, secret: boolean): Promise<string> {
    stdout.write(question)
    hidden = secret
    const { value, done } = await lines.next()
    hidden = false
    if (secret && terminal) stdout.write('\n')
    if (done) {
      stop.throwIfAborted()
      throw new LaunchError('\nNo input: nothing was changed.')
    }
    return value
  }

  return {
    ask: async (question) => (await read(question, false)).trim(),
    askSecret: (question) => read(question, true),
    close: () => reader.close(),
  }
}
