import { formatNumber } from '../text/format-number'
import { plural } from '../text/plural'
import { age } from '../time/age'
import { HOUR_MS, MINUTE_MS } from '../time/days'
import { formatBytes } from './format-bytes'

export type CheckState = 'well' | 'attention' | 'failing'

/** A line of the status page. */
export interface Check {
  readonly id: string
  readonly title: string
  readonly state: CheckState
  /** What was found. */
  readonly found: string
  /** What an admin or the operator should do; none if all is well. */
  readonly action?: string
}

/** What one backup has left. */
export interface LastBackup {
  readonly finishedAt: Date
  readonly bytes: number
  readonly destination: string
}

export interface BackupFacts {
  /** The time of the daily backup in San Antonio: `02:30`. */
  readonly at: string
  readonly last: LastBackup | undefined
  readonly lastError: { readonly at: Date; readonly message: string } | undefined
}

export interface ReplicaFacts {
  readonly name: string
  /** Why it is left out, with what to do. */
  readonly problem: string | undefined
  /** Seconds since which it has not replayed the last change of content. */
  readonly behindSeconds: number
}

/** What is known of a running guide. */
export interface OperationFacts {
  readonly now: Date
  readonly versions: Readonly<Record<'guide' | 'node' | 'postgres' | 'payload', string>>
  readonly migrations: {
    readonly applied: number
    /** Migrations of this version that the database does not have. */
    readonly pending: readonly string[]
    /** Migrations of the database that this version does not know. */
    readonly unknown: readonly string[]
  }
  readonly storage: {
    /** The name of the bucket; `null` for a folder. */
    readonly bucket: string | null
    readonly isWritable: boolean
    /** Free bytes of the disk with `DATA_DIR`. */
    readonly freeBytes: number
  }
  readonly mail: {
    readonly isSetUp: boolean
    readonly lastSentAt: Date | null
    /** Emails that failed for the last time after the last one that was sent. */
    readonly failedSinceSent: number
    readonly oldestQueuedAt: Date | null
    readonly queued: number
    readonly failed: number
  }
  readonly worker: {
    /** The connection with the worker lock, of any server. */
    readonly holder: { readonly address: string | null; readonly since: Date } | null
    /** Whether this server has the lock. */
    readonly isHere: boolean
    readonly oldestDueAt: Date | null
    readonly failedToday: number
  }
  /** `undefined` without the server of the guide around Next. */
  readonly isListening: boolean | undefined
  /** The replicas of the database, as this server sees them. */
  readonly replicas: readonly ReplicaFacts[]
  /** Mistakes in the settings that this server has found, each with what to do. */
  readonly problems: Readonly<Partial<Record<'listener' | 'worker', string>>>
  readonly database: {
    readonly bytes: number
    readonly connections: number
    readonly maxConnections: number
  }
  /** In milliseconds. */
  readonly eventLoop: { readonly p99: number; readonly max: number } | undefined
  /** Missing when backups are not made by the guide. */
  readonly backup?: BackupFacts
}

/** Backups are made every day. Two hours are left for one that takes long. */
export const BACKUP_LATE_HOURS = 26

/** Fewer emails may have failed because of their addresses. */
const FAILED_IN_A_ROW = 3

/** A replica may be away or busy for a moment. */
const REPLICA_LATE_SECONDS = 30

const GB = 1024 ** 3
const OLDEST_POSTGRES = 15

const agoText = (moment: Date, now: Date) => `${age(moment.toISOString(), now)} ago`
const minutesSince = (moment: Date | null, now: Date) =>
  moment ? (now.getTime() - moment.getTime()) / MINUTE_MS : 0

/** All lines of the status page, in their order. */
export function checkOperations(facts: OperationFacts): Check[] {
  const { now } = facts
  return [
    checkVersions(facts.versions),
    checkMigrations(facts.migrations),
    checkDatabase(facts.database),
    ...(facts.replicas.length > 0 ? [checkReplicas(facts.replicas)] : []),
    checkStorage(facts.storage),
    ...(facts.backup ? [checkBackup(facts.backup, now)] : []),
    checkMail(facts.mail, now),
    checkWorker(facts.worker, facts.problems.worker, now),
    checkListener(facts.isListening, facts.problems.listener),
    checkEventLoop(facts.eventLoop),
  ]
}

/** What is failing, for the red line on the dashboard. */
export const findFailing = (checks: readonly Check[]): Check[] =>
  checks.filter(({ state }) => state === 'failing')

function checkVersions({ guide, node, postgres, payload }: OperationFacts['versions']): Check {
  const line = {
    id: 'versions',
    title: 'Versions',
    found: `Guide ${guide}, Node ${node}, PostgreSQL ${postgres}, Payload ${payload}.`,
  }
  return Number.parseInt(postgres, 10) < OLDEST_POSTGRES
    ? {
        ...line,
        state: 'failing',
        action: `Update PostgreSQL: the guide needs version ${OLDEST_POSTGRES} or later.`,
      }
    : { ...line, state: 'well' }
}

function checkMigrations({ applied, pending, unknown }: OperationFacts['migrations']): Check {
  const line = { id: 'migrations', title: 'Migrations' }
  if (pending.length > 0) {
    return {
      ...line,
      state: 'failing',
      found: `${plural(pending.length, 'migration is', 'migrations are')} pending: ${pending.join(', ')}.`,
      action: 'Run npm run migrate, or start the guide without MIGRATE=off.',
    }
  }
  if (unknown.length > 0) {
    return {
      ...line,
      state: 'attention',
      found: `A newer version has changed the database: ${unknown.join(', ')}.`,
      action: 'Update this server to that version.',
    }
  }
  return { ...line, state: 'well', found: `All ${formatNumber(applied)} are applied.` }
}

function checkDatabase({ bytes, connections, maxConnections }: OperationFacts['database']): Check {
  const share = connections / maxConnections
  const line = {
    id: 'database',
    title: 'Database',
    found: `${formatBytes(bytes)}, ${connections} of ${maxConnections} connections in use.`,
  }
  if (share < 0.8) return { ...line, state: 'well' }
  return {
    ...line,
    state: share < 0.95 ? 'attention' : 'failing',
    action:
      'Raise max_connections of PostgreSQL, or end other programs that use the database. Each server of the guide needs DATABASE_POOL connections and up to ten more.',
  }
}

/** Never failing: without replicas, pages read the primary. */
function checkReplicas(replicas: readonly ReplicaFacts[]): Check {
  const out = replicas.filter(({ problem }) => problem !== undefined)
  const late = replicas.filter(
    ({ problem, behindSeconds }) => problem === undefined && behindSeconds > REPLICA_LATE_SECONDS,
  )
  const used = replicas.length - out.length
  const line = {
    id: 'replicas',
    title: 'Replicas',
    found: [
      `${formatNumber(used)} of ${plural(replicas.length, 'replica', 'replicas')} can be read.`,
      ...out.map(({ name, problem }) => `${name}: ${problem}`),
      ...late.map(
        ({ name, behindSeconds }) =>
          `${name} is ${formatNumber(Math.round(behindSeconds))} seconds behind.`,
      ),
    ].join(' '),
  }
  if (out.length + late.length === 0) return { ...line, state: 'well' }
  return {
    ...line,
    state: 'attention',
    action:
      'Nothing is wrong on the site: pages read the primary meanwhile. Look at the log of the replica.',
  }
}

function checkStorage({ bucket, isWritable, freeBytes }: OperationFacts['storage']): Check {
  const place =
    bucket === null ? 'Pictures are in a folder' : `Pictures are in the bucket ${bucket}`
  const line = {
    id: 'storage',
    title: 'Storage',
    found: `${place}. ${formatBytes(freeBytes)} of the disk are free.`,
  }
  if (!isWritable) {
    return {
      ...line,
      state: 'failing',
      found: `${place}, which cannot be written to. ${formatBytes(freeBytes)} of the disk are free.`,
      action:
        bucket === null
          ? 'Check that the disk of DATA_DIR is not full or read-only, and that the user of the guide may write to it.'
          : 'Check the S3 settings, and that their key may write to the bucket.',
    }
  }
  if (freeBytes >= 3 * GB) return { ...line, state: 'well' }
  return {
    ...line,
    state: freeBytes < GB ? 'failing' : 'attention',
    action: 'Free space on the disk of DATA_DIR, or use a larger one. A full disk stops the site.',
  }
}

/** A backup is late after 26 hours. One that failed after the last good one is named. */
export function checkBackup({ at, last, lastError }: BackupFacts, now: Date): Check {
  const line = { id: 'backup', title: 'Backups' }
  const made = last
    ? `The last one was made ${agoText(last.finishedAt, now)}: ${formatBytes(last.bytes)} to ${last.destination}.`
    : 'None was made.'
  const isLate = !last || now.getTime() - last.finishedAt.getTime() > BACKUP_LATE_HOURS * HOUR_MS
  if (lastError && (!last || lastError.at > last.finishedAt)) {
    return {
      ...line,
      state: isLate ? 'failing' : 'attention',
      found: `${made} The next one failed ${agoText(lastError.at, now)}: ${lastError.message}`,
      action: 'Mend the cause, then run npm run backup.',
    }
  }
  if (!last) {
    return {
      ...line,
      state: 'attention',
      found: made,
      action: `The first one is due at ${at} in San Antonio. npm run backup makes one now.`,
    }
  }
  if (!isLate) return { ...line, state: 'well', found: made }
  return {
    ...line,
    state: 'failing',
    found: made,
    action: 'Check that the schedule of the backups runs, then run npm run backup.',
  }
}

function checkMail(
  { isSetUp, lastSentAt, failedSinceSent, oldestQueuedAt, queued, failed }: OperationFacts['mail'],
  now: Date,
): Check {
  const line = { id: 'mail', title: 'Mail' }
  if (!isSetUp) {
    return {
      ...line,
      state: 'attention',
      found: 'No mail server is set up. Emails are stored and not sent.',
      action: 'Set SMTP_URL and MAIL_FROM, then send the stored emails from the dashboard.',
    }
  }
  const sent = lastSentAt
    ? `The last email was sent ${agoText(lastSentAt, now)}`
    : 'None was sent yet'
  const found = `${sent}; ${formatNumber(queued)} waiting, ${formatNumber(failed)} failed.`
  const waits = minutesSince(oldestQueuedAt, now)
  if (waits > 60 || failedSinceSent >= FAILED_IN_A_ROW) {
    return {
      ...line,
      state: 'failing',
      found,
      action:
        'Open the newest entry under Email log: its attempts have the answer of the mail server. Check SMTP_URL and the password.',
    }
  }
  if (waits > 15) {
    return {
      ...line,
      state: 'attention',
      found,
      action:
        'The mail server does not accept an email. The guide tries again; look once more in an hour.',
    }
  }
  if (failed > 0) {
    return {
      ...line,
      state: 'attention',
      found,
      action: 'Send the failed emails again from the dashboard, or correct their addresses.',
    }
  }
  return { ...line, state: 'well', found }
}

function checkWorker(
  { holder, isHere, oldestDueAt, failedToday }: OperationFacts['worker'],
  problem: string | undefined,
  now: Date,
): Check {
  const line = { id: 'worker', title: 'Background jobs' }
  if (!holder) {
    return {
      ...line,
      state: 'failing',
      found: 'No server runs the jobs, so no email is sent and nothing scheduled is published.',
      action:
        problem ?? 'Restart the guide. If this stays, search its log for warnings of the worker.',
    }
  }
  const where = isHere ? 'This server' : `The server at ${holder.address ?? 'the database'}`
  const oldest = oldestDueAt
    ? `the oldest due one waits for ${age(oldestDueAt.toISOString(), now)}`
    : 'none is due'
  const found = `${where} has run them for ${age(holder.since.toISOString(), now)}; ${oldest}.`
  const waits = minutesSince(oldestDueAt, now)
  if (waits > 2) {
    return {
      ...line,
      state: waits > 10 ? 'failing' : 'attention',
      found,
      action:
        'Search the log for “running jobs failed”. Restart the server that runs them if it hangs.',
    }
  }
  if (failedToday > 0) {
    return {
      ...line,
      state: 'attention',
      found: `${found} ${plural(failedToday, 'job has', 'jobs have')} failed within a day.`,
      action: 'Search the log for their error. Failed emails can be sent again from the dashboard.',
    }
  }
  return { ...line, state: 'well', found }
}

function checkListener(isListening: boolean | undefined, problem: string | undefined): Check {
  const line = { id: 'listener', title: 'Changes of content' }
  if (isListening === undefined) {
    return {
      ...line,
      state: 'attention',
      found: 'This process has no cache and does not hear changes.',
      action: 'Start the guide with npm start.',
    }
  }
  return isListening
    ? { ...line, state: 'well', found: 'This server hears them, and its pages are current.' }
    : {
        ...line,
        state: 'failing',
        found: 'This server does not hear them, so its pages may be old.',
        action:
          problem ??
          'Search the log for warnings of the listener: the database may not be reached.',
      }
}

function checkEventLoop(eventLoop: OperationFacts['eventLoop']): Check {
  const line = { id: 'event-loop', title: 'Load of this server' }
  if (!eventLoop) return { ...line, state: 'well', found: 'It is not measured in this process.' }
  const { p99, max } = eventLoop
  const found = `It was busy for ${formatNumber(max)} ms at most within a minute, and for ${formatNumber(p99)} ms or less in 99 of 100 measurements.`
  if (p99 <= 200) return { ...line, state: 'well', found }
  return {
    ...line,
    // A busy server still answers.
    state: 'attention',
    found,
    action: 'Check the processor of the machine. If visitors caused the load, add a server.',
  }
}
