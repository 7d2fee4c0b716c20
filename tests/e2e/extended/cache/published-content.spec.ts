import { rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { scratchFolder } from '../../../scratch-folder'
import { expect, test } from '../../fixtures'
import {
  type Collection,
  type MarkedDocument,
  markedDocument,
} from '../../helpers/marked-documents'
import { SPREAD } from '../../helpers/public-history'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder } from '../../setup/prepared-folder'
import { type StaffClient, staffClient } from '../../setup/staff-client'

// Random changes on two servers with one database, while visitors read on both.

/** A value of a field that the database refuses at COMMIT. */
const REFUSED = { description: 'Refused' }

test.describe.configure({ mode: 'serial' })

const settings = {
  SEED: 'none',
  RATE_LIMITS: 'off',
  PAYLOAD_SECRET: 's'.repeat(32),
}
let folders: readonly string[] = []
let guides: readonly [Guide, Guide]
let staff: StaffClient
let database: Client

test.beforeAll(async () => {
  const [own, other] = [preparedFolder(), scratchFolder()]
  folders = [own, other]
  const first = await startGuide(own, { ...settings, ...adminSettings })
  const url = runningUrl(own) ?? ''
  guides = [first, await startGuide(other, { ...settings, DATABASE_URL: url })]
  staff = await staffClient(first)
  database = new Client({ connectionString: url })
  await database.connect()
  await database.query(`create function refuse_commit() returns trigger language plpgsql as
    $$ begin raise exception 'refused at commit'; end $$`)
  for (const table of ['communities', 'builders', 'blog_posts']) {
    await database.query(`create constraint trigger refuse_commit after update on ${table}
      deferrable initially deferred for each row
      when (new.description = '${REFUSED.description}') execute function refuse_commit()`)
  }
})

// A busy server may send a stale response, but none because a page fails.
test.afterEach(() => {
  for (const { output } of guides) expect(output).not.toContain('rendering failed')
})

test.afterAll(async () => {
  await database.end()
  for (const guide of guides.toReversed()) await guide.end('SIGTERM')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type View = MarkedDocument['views'][number]
type Version = number | null

/**
 * Requests a view until the server has rendered it. While the server is too busy for that, it
 * answers 503, or with a stale response that says so.
 */
async function get(guide: Guide, { path, headers = {} }: View): Promise<Response> {
  const response = await fetch(guide.url + path, { headers })
  const isStale = response.headers.has('cache-status')
  return response.status === 503 || isStale ? get(guide, { path, headers }) : response
}

/** Whether the document is in a view without its texts, or else the versions of its texts. */
async function read(
  guide: Guide,
  document: MarkedDocument,
  view: View,
): Promise<boolean | readonly Version[]> {
  const response = await get(guide, view)
  const text = await response.text()
  expect(response.status, view.path).toBeLessThan(500)
  return view.slugOnly ? text.includes(`/${document.slug}<`) : [...document.versionsIn(text)]
}

const isPublic = (version: Version) => version !== null

/** Reads a view and expects one version that the server may still send. */
async function expectAllowed(guide: Guide, document: MarkedDocument, view: View): Promise<void> {
  const requestedAt = performance.now()
  const seen = await read(guide, document, view)
  const allowed = [...document.history.allowed(guide.url, requestedAt)]
  const where = `${view.headers ? 'data of ' : ''}${view.path}, ${document.slug}`
  if (typeof seen === 'boolean') {
    expect(allowed.map(isPublic), where).toContain(seen)
    return
  }
  expect(seen, `${where}: versions in one response`).toHaveLength(1)
  expect(allowed, where).toContain(seen[0])
}

/** Expects a version in every response to a request after `until`. A response may take its time. */
async function expectSoon(
  guide: Guide,
  document: MarkedDocument,
  view: View,
  version: Version,
  until: number,
): Promise<void> {
  const expected = view.slugOnly ? isPublic(version) : [version]
  let requestedAt: number
  let seen: Awaited<ReturnType<typeof read>>
  do {
    requestedAt = performance.now()
    seen = await read(guide, document, view)
  } while (!isDeepStrictEqual(seen, expected) && requestedAt < until)
  expect(seen, view.path).toEqual(expected)
}

/** Expects the last change of a document on both servers. */
async function expectEverywhere(document: MarkedDocument, changedOn: Guide): Promise<void> {
  const { history, views } = document
  const here = [...history.allowed(changedOn.url, performance.now())]
  // The second response is from the cache.
  for (let time = 0; time < 2; time += 1) {
    await Promise.all(views.map((view) => expectAllowed(changedOn, document, view)))
  }
  expect(here).toContain(history.current)
  const version = history.current
  for (const guide of guides.filter((each) => each !== changedOn)) {
    const until = performance.now() + SPREAD
    await Promise.all(views.map((view) => expectSoon(guide, document, view, version, until)))
  }
}

let versions = 0

/** A new number for a version of a document. */
function nextVersion(): number {
  versions += 1
  return versions
}

/** Creates a published document. */
async function create(guide: Guide, document: MarkedDocument, more: object = {}): Promise<void> {
  const version = nextVersion()
  const acknowledge = document.history.begin(version, guide.url)
  const fields = { ...document.fields(version), ...more, _status: 'published' }
  const { doc } = await staff.succeed(guide, 'POST', document.collection, fields)
  document.id = doc.id
  acknowledge()
}

/** Creates a published community that names the builders. */
async function createHost(slug: string, builders: readonly MarkedDocument[]): Promise<void> {
  await staff.succeed(guides[0], 'POST', 'communities', {
    name: `Host ${slug}`,
    slug,
    generateSlug: false,
    location: '1 Main St, Boerne, Texas 78006',
    city: 'Boerne',
    county: 'kendall',
    status: 'available',
    builders: builders.map(({ id }) => id),
    _status: 'published',
  })
}

const toPath = ({ collection, id }: MarkedDocument) => `${collection}/${id}`

async function publish(guide: Guide, document: MarkedDocument): Promise<void> {
  const version = nextVersion()
  const acknowledge = document.history.begin(version, guide.url)
  const fields = { ...document.fields(version), _status: 'published' }
  await staff.succeed(guide, 'PATCH', toPath(document), fields)
  acknowledge()
}

async function saveDraft(guide: Guide, document: MarkedDocument): Promise<number> {
  const version = nextVersion()
  const fields = { ...document.fields(version), _status: 'draft' }
  await staff.succeed(guide, 'PATCH', `${toPath(document)}?draft=true`, fields)
  return version
}

/** The ways to change a document. Each returns when its change is acknowledged. */
const changes = {
  publish,

  async publishOften(guide, document) {
    for (let count = 0; count < 5; count += 1) await publish(guide, document)
  },

  async saveDraft(guide, document) {
    await saveDraft(guide, document)
  },

  async unpublish(guide, document) {
    const acknowledge = document.history.begin(null, guide.url)
    await staff.succeed(guide, 'PATCH', toPath(document), { _status: 'draft' })
    acknowledge()
  },

  /** One of the servers runs the job. */
  async schedule(guide, document) {
    const acknowledge = document.history.begin(await saveDraft(guide, document))
    const { rows } = await database.query<{ id: number }>(
      `insert into payload_jobs (queue, task_slug, input) values ('default', 'schedulePublish',
        json_build_object('type', 'publish', 'doc',
          json_build_object('relationTo', $1::text, 'value', $2::int))) returning id`,
      [document.collection, document.id],
    )
    const isLeft = 'select from payload_jobs where id = $1 and completed_at is null'
    await expect.poll(async () => (await database.query(isLeft, [rows[0]?.id])).rowCount).toBe(0)
    acknowledge()
  },

  /** A constraint of the database rejects the change when it is committed. */
  async failAtCommit(guide, document) {
    const body = { ...document.fields(nextVersion()), _status: 'published', ...REFUSED }
    const refused = await staff.send(guide, 'PATCH', toPath(document), { body })
    expect(refused.status, await refused.text()).toBeGreaterThanOrEqual(500)
  },

  /** Restores a published version of the past. */
  async restore(guide, document) {
    const where = `where[parent][equals]=${document.id}&where[version._status][equals]=published`
    const { docs } = await staff.succeed<{ docs: { id: number; version: object }[] }>(
      guide,
      'GET',
      `${document.collection}/versions?depth=0&${where}`,
    )
    const old = docs.at(docs.length / 2)
    if (!old) throw new Error(`${document.slug} has no published version`)
    const [version = null] = document.versionsIn(JSON.stringify(old.version))
    const acknowledge = document.history.begin(version, guide.url)
    await staff.succeed(guide, 'POST', `${document.collection}/versions/${old.id}`)
    acknowledge()
  },

  /** Deletes the document and creates another one with its slug. */
  async replace(guide, document) {
    const acknowledge = document.history.begin(null, guide.url)
    await staff.succeed(guide, 'DELETE', toPath(document))
    acknowledge()
    await expectEverywhere(document, guide)
    await create(guide, document)
  },
} satisfies Record<string, (guide: Guide, document: MarkedDocument) => Promise<void>>

type Change = keyof typeof changes

/** Reads all views of all documents on a server until the signal, and returns the number of reads. */
async function keepReading(
  guide: Guide,
  documents: readonly MarkedDocument[],
  stop: AbortSignal,
): Promise<number> {
  let reads = 0
  for (let round = 0; !stop.aborted; round += 1) {
    for (const document of documents) {
      const view = document.views[round % document.views.length]
      if (view) await expectAllowed(guide, document, view)
      reads += 1
    }
  }
  return reads
}

interface Step {
  readonly what: Change
  readonly server: 0 | 1
}

async function edit(document: MarkedDocument, steps: readonly Step[]): Promise<void> {
  for (const { what, server } of steps) {
    const guide = guides[server]
    await test.step(`${what} ${document.slug} on server ${server}`, async () => {
      await changes[what](guide, document)
      await expectEverywhere(document, guide)
    })
  }
}

const steps = (...left: readonly Change[]) =>
  fc.array(fc.record({ what: fc.constantFrom(...left), server: fc.constantFrom(0, 1) }), {
    minLength: 6,
    maxLength: 8,
  })

const all = Object.keys(changes) as Change[]
// Replacing a builder would remove it from the community that shows it.
const ofBuilders = all.filter((what) => what !== 'replace')

/** A word for the documents of a run. */
const toWord = (run: number) => `${'abcdefghij'[run % 10]}${'klmnopqrst'[Math.floor(run / 10)]}`
let runs = 0

test('a response contains one published version, never one older than an acknowledged change', async () => {
  const property = fc.asyncProperty(
    fc.record({
      communities: steps(...all),
      builders: steps(...ofBuilders),
      'blog-posts': steps(...all),
    }),
    async (sequences) => {
      const word = toWord(runs)
      runs += 1
      const host = `host-${word}`
      const collections = Object.keys(sequences) as Collection[]
      const documents = collections.map((collection) => markedDocument(collection, word, host))
      for (const document of documents) await create(guides[0], document)
      const builders = documents.filter(({ collection }) => collection === 'builders')
      await createHost(host, builders)
      const stop = new AbortController()
      const readers = guides.map((guide) => keepReading(guide, documents, stop.signal))
      const editors = documents.map((each) => edit(each, sequences[each.collection]))
      try {
        await Promise.race([Promise.all(editors), Promise.all(readers)])
      } finally {
        stop.abort()
        await Promise.allSettled(editors)
      }
      for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0)
    },
  )
  // A failure is not shrunk, because each attempt takes long. Its seed is in the message.
  await fc.assert(property, { numRuns: 2, endOnFailure: true })
})

type Columns = Readonly<Record<string, string | number>>

/** The columns of the fields of a document. */
function toColumns(fields: object, prefix = ''): Columns {
  const columns = Object.entries(fields).map(([name, value]): Columns => {
    const column = prefix + name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (name === 'meta') return toColumns(value, 'meta_')
    return { [column]: typeof value === 'object' ? JSON.stringify(value) : value }
  })
  return Object.assign({}, ...columns)
}

const tables = { communities: 'communities', builders: 'builders', 'blog-posts': 'blog_posts' }

/** Publishes a version as a server elsewhere would: in one statement, which notifies the servers. */
async function publishElsewhere({ collection, slug, history, fields }: MarkedDocument) {
  const version = nextVersion()
  const columns = Object.entries(toColumns(fields(version)))
  const acknowledge = history.begin(version)
  const assignments = columns.map(([name], index) => `"${name}" = $${index + 2}`)
  await database.query(
    `with written as (
       update ${tables[collection]} set ${assignments} where slug = $1 returning id)
     select pg_notify('guide_tags', '["site"]') from written`,
    [slug, ...columns.map(([, value]) => value)],
  )
  acknowledge()
}

const ROUNDS = 8
for (const collection of Object.keys(tables) as Collection[]) {
  test(`pages of ${collection} contain one version while it is published without a pause`, async () => {
    const document = markedDocument(collection, 'busy', 'host-busy')
    await create(guides[0], document)
    // The page of a builder reads the card of its community apart from the builder.
    if (collection === 'builders') await createHost('host-busy', [document])
    const views = document.views.filter(({ path }) => path.endsWith(document.slug))
    const stop = new AbortController()
    const publishing = async () => {
      while (!stop.signal.aborted) await publishElsewhere(document)
    }
    const reading = guides.map(async (guide) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(views.map((view) => expectAllowed(guide, document, view)))
      }
    })
    const writer = publishing()
    try {
      await Promise.race([Promise.all(reading), writer])
    } finally {
      stop.abort()
      await writer
    }
  })
}
