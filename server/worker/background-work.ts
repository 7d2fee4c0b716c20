import { startAdRenewals } from './ad-renewals'
import { startAlerts } from './alerts'
import { startDailyRetention } from './daily-retention'
import { startLeadQuestions } from './lead-questions'
import { startLinkChecks } from './link-checks'
import { startMonthlyReminders } from './monthly-reminders'
import { startMonthlyReports } from './monthly-reports'
import { runJobs } from './run-jobs'
import { type Worker, workerOn } from './worker'

interface Options {
  /** The address of PostgreSQL itself. */
  readonly databaseUrl: string | undefined
  readonly siteUrl: string
  /** Called when this server has become the one that works. */
  readonly onWork?: (() => void) | undefined
}

/** All work that no request waits for: jobs, and what happens at a time of day or every minute. */
export function createBackgroundWork({ databaseUrl, siteUrl, onWork }: Options): Worker {
  const worker = workerOn({ databaseUrl, run: runJobs, onWork })
  let timers: readonly { close(): void }[] = []
  return {
    start() {
      worker.start()
      timers = [
        startDailyRetention(),
        startMonthlyReports(),
        startMonthlyReminders(),
        startLeadQuestions(),
        startLinkChecks(siteUrl),
        startAdRenewals(),
        startAlerts(),
      ]
    },
    close() {
      for (const timer of timers) timer.close()
      return worker.close()
    },
  }
}

/** What a server with `ROLE=web` has instead. */
export const noBackgroundWork: Worker = { start() {}, close: async () => {} }
