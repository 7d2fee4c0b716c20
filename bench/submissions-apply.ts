import { rmSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLocalReq, getPayload } from 'payload'
import { prepareDatabase } from '../tests/prepare-database'
import { diskFolder } from './disk-folder'

/**
 * Saves 40 homes as a grid does, applies a submission of 2,000 homes of which 100 change, while the list
 * of homes is read again and again, and applies and undoes the largest submission. Prints seconds, and
 * for how long other requests waited at most. Run `npm run bench:submissions-apply`.
 */
const GRID = 40
const MANY = 2000
const CHANGED = 100
/** With their communities, the 5,000 listings that a submission may have. */
const LARGEST = 4950
/** Seconds. */
const TARGETS = { grid: 2, changed: 15 }
/** How many times as slow reads may be while a submission is applied. */
const TARGET_SLOWER = 2
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
const { listHomes } = await import('@/data/homes/lists')
const { saveListings } = await import('@/data/listings/save-listings')
const { startApplying, startUndoing } = await import('@/data/submissions/mutations')
const { submissionSummary } = await import('@/data/submissions/queries')
const { acceptValid } = await import('@/data/submissions/review/decisions')
const { runDueJobs } = await import('@/data/jobs/run-due')
const { receiveSubmission } = await import('@/data/submissions/intake/receive-submission')

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

let longestPause = 0

/** Prints and returns seconds, and prints the longest time in which the process answered no other request. */
async function seconds(label: string, work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  await work()
  const took = (performance.now() - start) / 1000
  delay.disable()
  const pause = delay.max / 1e6
  longestPause = Math.max(longestPause, pause)
  process.stdout.write(`${label}: ${took.toFixed(1)} s, longest pause ${pause.toFixed(0)} ms\n`)
  return took
}

/** Reads the list of homes until `isDone`, and returns the median of the milliseconds. */
async function readHomes(isDone: (reads: number) => boolean): Promise<number> {
  const times: number[] = []
  while (!isDone(times.length)) {
    const start = performance.now()
    await listHomes({ limit: 24, offset: 0, sort: 'price' })
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** Receives homes, of which the first `changed` have another price, and accepts what changes. */
async function submit(first: number, homes: number, changed: number): Promise<number> {
  const rows = Array.from({ length: homes }, (_, index) => {
    const number = first + index
    const price = 400_000 + number + (index < changed ? 1000 : 0)
    return `${names[number % names.length]},${number} Bluestem Run,${price},2000,3,Ready,Available`
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
  await acceptValid(id, 'all', editor)
  return id
}

async function apply(submission: number): Promise<void> {
  await startApplying({ submission, mode: 'publish', note: '' }, editor)
  await runDueJobs('publishing')
  const result = (await submissionSummary(submission))?.result
  if (result?.state !== 'applied') throw new Error(JSON.stringify(result)?.slice(0, 2000))
  process.stdout.write(`  ${result.updated} changed, ${result.created} created\n`)
}

try {
  const many = await submit(1, LARGEST, 0)
  await seconds(`${LARGEST} created`, () => apply(many))
  const { docs: homes } = await payload.find({
    collection: 'homes',
    limit: GRID,
    sort: 'id',
    depth: 0,
  })
  const grid = await seconds(`${GRID} saved in a grid`, async () => {
    const changes = homes.map(({ id, price }) => ({ id, data: { price: (price ?? 0) + 1000 } }))
    const { saved } = await saveListings('homes', changes, editor)
    if (saved.length < GRID) throw new Error('A home was not saved')
  })
  const alone = await readHomes((reads) => reads === 200)
  const some = await submit(1001, MANY, CHANGED)
  let isApplied = false
  const during = readHomes(() => isApplied)
  const changed = await seconds(`${CHANGED} of ${MANY} changed`, () => apply(some))
  isApplied = true
  const slower = (await during) / alone
  process.stdout.write(`  Reads take ${slower.toFixed(1)} times as long meanwhile\n`)
  const largest = await submit(1, LARGEST, LARGEST)
  await seconds(`${LARGEST} shown`, () => submissionSummary(largest))
  await seconds(`${LARGEST} changed`, () => apply(largest))
  await seconds(`${LARGEST} undone`, async () => {
    await startUndoing(largest, editor)
    await runDueJobs('publishing')
  })
  const isMissed =
    grid > TARGETS.grid ||
    changed > TARGETS.changed ||
    slower > TARGET_SLOWER ||
    longestPause > TARGET_PAUSE
  if (isMissed) process.exitCode = 1
} finally {
  await payload.db.pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
