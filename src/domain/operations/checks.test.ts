import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/days'
import { checkBackup, checkOperations, findFailing, type OperationFacts } from './checks'
import { formatBytes } from './format-bytes'

const now = new Date('2026-11-30T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const GB = 1024 ** 3

const well: OperationFacts = {
  now,
  versions: { guide: '0.1.0', node: 'v24.1.0', postgres: '18.1', payload: '3.90.1' },
  migrations: { applied: 73, pending: [], unknown: [] },
  storage: { bucket: null, isWritable: true, freeBytes: 40 * GB },
  mail: {
    isSetUp: true,
    lastSentAt: ago(MINUTE_MS),
    failedSinceSent: 0,
    oldestQueuedAt: null,
    queued: 0,
    failed: 0,
  },
  worker: {
    holder: { address: '10.0.0.7', since: ago(3 * HOUR_MS) },
    isHere: true,
    oldestDueAt: null,
    failedToday: 0,
  },
  isListening: true,
  replicas: [],
  problems: {},
  database: { bytes: 120 * 1024 ** 2, connections: 14, maxConnections: 100 },
  eventLoop: { p99: 12, max: 80 },
}

it('a guide whose facts are all well has no line with something to do', () => {
  const checks = checkOperations(well)
  expect(checks.map(({ id, state, action }) => [id, state, action])).toEqual(
    [
      'versions',
      'migrations',
      'database',
      'storage',
      'mail',
      'worker',
      'listener',
      'event-loop',
    ].map((id) => [id, 'well', undefined]),
  )
  expect(findFailing(checks)).toEqual([])
  expect(checks.find(({ id }) => id === 'worker')?.found).toBe(
    'This server has run them for 3 h; none is due.',
  )
})

const replica = { name: 'replica-1:5432', problem: undefined, behindSeconds: 0 }

it('the line of the replicas is part of the page when there are some', () => {
  expect(checkOperations({ ...well, replicas: [replica] })).toContainEqual({
    id: 'replicas',
    title: 'Replicas',
    state: 'well',
    found: '1 of 1 replica can be read.',
  })
})

const { mail, worker, storage, migrations, database, versions } = well

describe('the line', () => {
  it.each<[id: string, why: string, facts: Partial<OperationFacts>, state: string]>([
    [
      'versions',
      'PostgreSQL is too old',
      { versions: { ...versions, postgres: '14.9' } },
      'failing',
    ],
    ['migrations', 'one is pending', { migrations: { ...migrations, pending: ['a'] } }, 'failing'],
    [
      'migrations',
      'the database is newer',
      { migrations: { ...migrations, unknown: ['z'] } },
      'attention',
    ],
    [
      'database',
      'connections run out',
      { database: { ...database, connections: 82 } },
      'attention',
    ],
    [
      'database',
      'connections have run out',
      { database: { ...database, connections: 97 } },
      'failing',
    ],
    [
      'storage',
      'nothing can be written',
      { storage: { ...storage, isWritable: false } },
      'failing',
    ],
    ['storage', 'the disk is filling', { storage: { ...storage, freeBytes: 2 * GB } }, 'attention'],
    [
      'storage',
      'the disk is nearly full',
      { storage: { ...storage, freeBytes: GB / 2 } },
      'failing',
    ],
    ['mail', 'no server is set up', { mail: { ...mail, isSetUp: false, failed: 3 } }, 'attention'],
    [
      'mail',
      'an email waits',
      { mail: { ...mail, queued: 1, oldestQueuedAt: ago(20 * MINUTE_MS) } },
      'attention',
    ],
    [
      'mail',
      'an email waits for long',
      { mail: { ...mail, queued: 1, oldestQueuedAt: ago(61 * MINUTE_MS) } },
      'failing',
    ],
    [
      'mail',
      'the last three emails failed',
      { mail: { ...mail, failed: 3, failedSinceSent: 3 } },
      'failing',
    ],
    ['mail', 'one failed', { mail: { ...mail, failed: 1, failedSinceSent: 1 } }, 'attention'],
    ['worker', 'no server runs jobs', { worker: { ...worker, holder: null } }, 'failing'],
    [
      'worker',
      'a job waits',
      { worker: { ...worker, oldestDueAt: ago(3 * MINUTE_MS) } },
      'attention',
    ],
    [
      'worker',
      'a job waits for long',
      { worker: { ...worker, oldestDueAt: ago(11 * MINUTE_MS) } },
      'failing',
    ],
    ['worker', 'a job has failed', { worker: { ...worker, failedToday: 1 } }, 'attention'],
    ['listener', 'changes are not heard', { isListening: false }, 'failing'],
    ['listener', 'there is no server around Next', { isListening: undefined }, 'attention'],
    [
      'replicas',
      'one is left out',
      { replicas: [replica, { ...replica, problem: 'It does not answer.' }] },
      'attention',
    ],
    ['replicas', 'one is late', { replicas: [{ ...replica, behindSeconds: 31 }] }, 'attention'],
    ['event-loop', 'the server is busy', { eventLoop: { p99: 300, max: 900 } }, 'attention'],
  ])('%s, when %s, says what to do', (id, _why, facts, state) => {
    const checks = checkOperations({ ...well, ...facts })
    const changed = checks.filter((check) => check.state !== 'well')
    expect(changed.map((check) => [check.id, check.state])).toEqual([[id, state]])
    expect(changed[0]?.action).toMatch(/\.$/)
    expect(findFailing(checks)).toHaveLength(state === 'failing' ? 1 : 0)
  })

  it('of the worker names the address of another server', () => {
    const facts = { ...well, worker: { ...worker, isHere: false } }
    expect(checkOperations(facts).find(({ id }) => id === 'worker')?.found).toMatch(
      /^The server at 10\.0\.0\.7 has run them/,
    )
  })
})

describe('the line of the backups', () => {
  const at = '02:30'
  const last = {
    finishedAt: ago(3 * HOUR_MS),
    bytes: 2 * 1024 ** 2,
    destination: '/data/backups',
  }

  it('is part of the page when backups are made by the guide', () => {
    const ids = checkOperations({ ...well, backup: { at, last, lastError: undefined } }).map(
      ({ id }) => id,
    )
    expect(ids).toContain('backup')
  })

  it.each([
    [26, 'well'],
    [26.1, 'failing'],
  ])('of one that is %d hours old is %s', (hours, state) => {
    const made = { ...last, finishedAt: ago(hours * HOUR_MS) }
    const check = checkBackup({ at, last: made, lastError: undefined }, now)
    expect(check.state).toBe(state)
    expect(check.found).toBe('The last one was made 26 h ago: 2.0 MB to /data/backups.')
  })

  it('asks for a first backup', () => {
    expect(checkBackup({ at, last: undefined, lastError: undefined }, now)).toMatchObject({
      state: 'attention',
      found: 'None was made.',
      action: 'The first one is due at 02:30 in San Antonio. npm run backup makes one now.',
    })
  })

  it.each([
    ['after a backup of today', last, 'attention'],
    ['after a backup that is late', { ...last, finishedAt: ago(40 * HOUR_MS) }, 'failing'],
    ['before any backup', undefined, 'failing'],
  ])('names an error %s', (_when, made, state) => {
    const lastError = { at: ago(HOUR_MS), message: 'The bucket refused the file.' }
    const check = checkBackup({ at, last: made, lastError }, now)
    expect(check.state).toBe(state)
    expect(check.found).toContain('The bucket refused the file.')
  })

  it('does not name an error before the last backup', () => {
    const lastError = { at: ago(9 * HOUR_MS), message: 'The bucket refused the file.' }
    expect(checkBackup({ at, last, lastError }, now).state).toBe('well')
  })
})

it.each([
  [812, '812 bytes'],
  [812 * 1024, '812 KB'],
  [1.44 * GB, '1.4 GB'],
  [40 * GB, '40 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

it('a mistake in the settings that the server has found is what to do', () => {
  const problems = { listener: 'Set DATABASE_DIRECT_URL.', worker: 'Set it to PostgreSQL itself.' }
  const checks = checkOperations({
    ...well,
    problems,
    isListening: false,
    worker: { ...worker, holder: null },
  })
  expect(findFailing(checks).map(({ id, action }) => [id, action])).toEqual([
    ['worker', problems.worker],
    ['listener', problems.listener],
  ])
})
