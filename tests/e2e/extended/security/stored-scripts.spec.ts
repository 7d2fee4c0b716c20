import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { pageTargets } from '../../../../bench/pages/targets'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { expect, test, visit } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { getNonce, rawRequest } from '../../setup/raw-request'

// Scripts in every text that an editor can write, stored past validation. None of them may run.
let folder = ''
let guide: Guide

const RUN = 'window.intruder=1'
const TEXT = `<script>${RUN}</script>"><img src=x onerror=${RUN}></script><script>${RUN}</script>`
const LINK = `javascript:${RUN}`

/** Columns that contain a link. */
const isLink = (column: string) => /(^|_)(path|url|link|website)$/.test(column)

interface Column {
  readonly table: string
  readonly column: string
  readonly type: 'varchar' | 'jsonb'
}

/**
 * The columns of texts that editors write. Slugs, file names and keys are not texts, and a change of
 * the others shows on no page.
 */
const columnsOfEditors = `
  select c.table_name as table, c.column_name as column, c.udt_name as type
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and udt_name in ('varchar', 'jsonb')
    -- Others are too short for a script.
    and coalesce(character_maximum_length, 1000) > 100
    and table_name !~ '^_|^(users|leads|deliveries|newsletter|payload|audit|rate|redirects|search)'
    and column_name !~ '^_|^(id|parent_id|slug|review_log|filename|mime_type|thumbnail_u_r_l|sizes_.*)$'
    and not (column_name = 'path' and table_name ~ '_(rels|texts)$')
    and not (column_name = 'url' and table_name = 'media')`

/** Replaces the texts and links of rich text. */
function withScripts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withScripts(item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withScripts(inner, name)]),
    )
  }
  if (typeof value !== 'string') return value
  if (key === 'url') return LINK
  return key === 'text' ? TEXT : value
}

/** Writes the scripts to all rows, without triggers that validate. Returns the number of columns. */
async function storeScripts(database: Client): Promise<number> {
  await database.query('insert into site_copy default values')
  const { rows: columns } = await database.query<Column>(columnsOfEditors)
  for (const { table, column, type } of columns) {
    if (type === 'varchar') {
      // Some texts are unique.
      const text = isLink(column) ? '$1' : "concat($1::text, ' ', ctid)"
      await database.query(`update "${table}" set "${column}" = ${text}`, [
        isLink(column) ? LINK : TEXT,
      ])
      continue
    }
    const { rows } = await database.query<{ at: string; value: unknown }>(
      `select ctid as at, "${column}" as value from "${table}" where "${column}" is not null`,
    )
    for (const { at, value } of rows) {
      const changed = JSON.stringify(withScripts(value))
      await database.query(`update "${table}" set "${column}" = $1 where ctid = $2`, [changed, at])
    }
  }
  return columns.length
}

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  guide = await startGuide(folder, { SEED: 'sample', RATE_LIMITS: 'off' })
  const database = new Client({ connectionString: runningUrl(folder) })
  await database.connect()
  const before = getNonce(await rawRequest(`${guide.url}/`))
  const count = await storeScripts(database)
  expect(count).toBeGreaterThan(150)
  await database.query(`select pg_notify('guide_tags', '["site"]')`)
  await database.end()
  await expect.poll(async () => getNonce(await rawRequest(`${guide.url}/`))).not.toBe(before)
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Effects that a script of the content has had, or could have, in the open page. */
const intrusions = (page: Page) =>
  page.evaluate(() => ({
    ran: 'intruder' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror]').length,
    // React replaces links to scripts by ones that throw. Addresses of emails may contain any text.
    links: [...document.querySelectorAll('a')].filter(
      ({ protocol, href }) => protocol === 'javascript:' && href.includes('intruder'),
    ).length,
    scripts: [...document.scripts].filter(({ text }) => text === 'window.intruder=1').length,
  }))

const none = { ran: false, elements: 0, links: 0, scripts: 0 }

/** Opens a page, and expects that its own scripts run and none of the content. */
async function expectOwnScripts(page: Page, address: string): Promise<void> {
  const response = await visit(page, guide.url + address)
  expect.soft(response?.status(), address).toBeLessThan(500)
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect.soft(scripts, address).toMatch(/^'self' 'nonce-[\w+/]+=*'$/)
  // The browser opens the menu by a click, only the page's script by an arrow key.
  const menu = page.getByRole('banner').locator('details')
  await menu.locator('summary').press('ArrowDown')
  await expect.soft(menu, address).toHaveAttribute('open')
  await page.waitForLoadState('networkidle')
  expect.soft(await intrusions(page), address).toEqual(none)
}

// One test, because a failed test would start the guide again.
test('all pages run their own scripts and none of the content', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  for (const { address } of pageTargets) {
    await test.step(address, () => expectOwnScripts(page, address))
  }
  expect(dialogs).toEqual([])
})
