import { rmSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLocalReq, getPayload } from 'payload'
import { prepareDatabase } from '../tests/prepare-database'
import { diskFolder } from './disk-folder'

/**
 * Applies and undoes a submission with changes of 500 homes and 500 new ones, and saves as many homes
 * one by one through Payload. Prints milliseconds per home. Then does the same with the largest
 * submission, and prints seconds and for how long other requests waited at most. Run
 * `npm run bench:submissions-apply`.
 */
const HOMES = 500
const TARGET = 3
/** With their communities, the 5,000 listings that a submission may have. */
const LARGEST = 4950
/** Milliseconds. A request that takes longer has the database checked, which has 400 ms to respond. */
const TARGET_PAUSE = 400

const admin = { ADMIN_EMAIL: 'bench@staff.example', ADMIN_PASSWORD: 'only-for-this-bench' }
const folder = diskFolder()
const postgres = await prepareDatabase(folder, admin)
Object.assign(process.env, {
  DATABASE_URL: postgres.url,
  PAYLOAD_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
})

const { default: config } = await import('@payload-config')
const { applySubmission } = await import('@/data/submissions/apply')
const { undoSubmission } = await import('@/data/submissions/undo')
const { submissionSummary } = await import('@/data/submissions/queries')
const { acceptValid } = await import('@/data/submissions/decisions')
const { runDueJobs } = await import('@/data/jobs/run-due')
const { receiveSubmission } = await import('@/jobs/read-submission/receive')

const payload = await getPayload({ config })
const { docs } = await payload.find({ collection: 'users', limit: 1 })
const [user] = docs
if (!user) throw new Error('The database has an admin')
const editor = { ...user, collection: 'users' as const }
const builder = await payload.create({
  collection: 'builders',
  data: { name: 'Larkspur Homes', slug: 'larkspur', _status: 'published' },
})
const words = ['Alder', 'Briar', 'Cypress', 'Dogwood', 'Elm', 'Foxglove', 'Goldenrod', 'Hawthorn']
const kinds = ['Ridge', 'Hollow', 'Bend', 'Park', 'Fields', 'Crossing']
const names = words.flatMap((word) => kinds.map((kind) => `${word} ${kind}`))
const communities: number[] = []
for (const [index, name] of names.entries()) {
  const { id } = await payload.create({
    collection: 'communities',
    data: {
      name,
      slug: `community-${index}`,
      location: `${index} Main St, Boerne, Texas 78006`,
      city: 'Boerne',
      county: 'kendall',
      builders: [builder.id],
      status: 'available',
      _status: 'published',
    },
  })
  communities.push(id)
}

async function milliseconds(label: string, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  const took = performance.now() - start
  process.stdout.write(`${label}: ${(took / HOMES).toFixed(1)} ms per home\n`)
  return took
}

const home = (number: number) => ({
  address: `${number} Bluestem Run`,
  slug: `${number}-bluestem-run`,
  community: communities[number % communities.length] ?? 0,
  builder: builder.id,
  price: 400_000 + number,
  squareFeet: 2000,
  beds: 3,
  stage: 'ready' as const,
  status: 'available' as const,
  _status: 'published' as const,
})

let longestPause = 0

/** Prints seconds, and the longest time in which the process answered no other request. */
async function seconds(label: string, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  await work()
  const took = (performance.now() - start) / 1000
  delay.disable()
  const pause = delay.max / 1e6
  longestPause = Math.max(longestPause, pause)
  process.stdout.write(`${label}: ${took.toFixed(1)} s, longest pause ${pause.toFixed(0)} ms\n`)
}

async function submit(first: number, change: number, homes = HOMES): Promise<number> {
  const rows = Array.from({ length: homes }, (_, index) => {
    const number = first + index
    return `${names[number % names.length]},${number} Bluestem Run,${400_000 + number + change},2000,3,Ready,Available`
  })
  const text = ['Community,Street address,Price,Square feet,Bedrooms,Stage,Availability', ...rows]
  const id = await receiveSubmission(await createLocalReq({}, payload), {
    builder: builder.id,
    source: 'upload',
    name: 'homes.csv',
    bytes: new TextEncoder().encode(text.join('\n')),
    isPasted: false,
  })
  if (id === null) throw new Error('The builder exists')
  await runDueJobs('submissions')
  if (homes === HOMES || change === 0) await acceptValid(id, 'all', editor)
  return id
}

async function apply(submission: number): Promise<void> {
  const result = await applySubmission({ submission, mode: 'publish', note: '' }, editor)
  if (result.state === 'refused') throw new Error(JSON.stringify(result.conflicts.slice(0, 3)))
  process.stdout.write(`  ${result.updated} changed, ${result.created} created\n`)
}

try {
  const one = await milliseconds('Created through Payload', async () => {
    for (let number = 1; number <= HOMES; number += 1) {
      await payload.create({ collection: 'homes', data: home(number), user: editor, depth: 0 })
    }
  })
  const created = await submit(10_001, 0)
  const set = await milliseconds('Created by a submission', () => apply(created))
  const changed = await submit(1, 1000)
  await milliseconds('Changed by a submission', () => apply(changed))
  await milliseconds('Undone', () => undoSubmission(changed, editor))
  process.stdout.write(`${(one / set).toFixed(1)} times as fast (at least ${TARGET})\n`)
  const many = await submit(20_001, 0, LARGEST)
  await seconds(`${LARGEST} created`, () => apply(many))
  const largest = await submit(20_001, 1000, LARGEST)
  await seconds(`${LARGEST} shown`, () => submissionSummary(largest))
  await seconds(`${LARGEST} accepted`, () => acceptValid(largest, 'all', editor))
  await seconds(`${LARGEST} changed`, () => apply(largest))
  await seconds(`${LARGEST} undone`, () => undoSubmission(largest, editor))
  if (one / set < TARGET || longestPause > TARGET_PAUSE) process.exitCode = 1
} finally {
  await payload.db.pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
