import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { scratchFolder } from '../../scratch-folder'

/**
 * Creates a database and a data folder for the test file before it loads a module that reads the
 * environment. There is no cleanup: the server is deleted at the end of the run.
 */
const templateUrl = inject('templateUrl')
const name = `test_${randomBytes(6).toString('hex')}`
const dataDir = scratchFolder()

process.env.DATABASE_URL = await copyOfTemplate()
process.env.PAYLOAD_SECRET = 'x'.repeat(32)
process.env.DATA_DIR = dataDir

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function copyOfTemplate(): Promise<string> {
  const template = new URL(templateUrl)
  const server = new URL(templateUrl)
  server.pathname = '/postgres'
  const client = new Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template.pathname.slice(1)}`)
  } finally {
    await client.end()
  }
  template.pathname = `/${name}`
  return template.href
}
