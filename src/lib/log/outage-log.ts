import { log } from './log'

export interface OutageLog {
  failed(error: unknown): void
  recovered(): void
}

/**
 * Logs a lost connection to the database: a warning when an outage begins, a line when it has ended, and
 * the attempts between them at level debug. `who` is the subject of the sentences.
 */
export function createOutageLog(who: string): OutageLog {
  let isOut = false
  return {
    failed(error) {
      log[isOut ? 'debug' : 'warn']({ err: error }, `${who} cannot reach the database`)
      isOut = true
    },
    recovered() {
      if (isOut) log.info(`${who} reaches the database again`)
      isOut = false
    },
  }
}
