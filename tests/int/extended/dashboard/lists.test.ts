import path from 'node:path'
import type { Field, Tab } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { aBuilder, aCommunity, anEvent, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const uiCell = z.object({
  type: z.literal('ui'),
  admin: z.object({
    components: z.object({ Cell: z.union([z.string(), z.object({ path: z.string() })]) }),
  }),
})

/** `@/admin/cells/ad-count-cell#AdCountCell` of each column that is no field of its form. */
async function findUiCells(): Promise<string[]> {
  const { config } = await testPayload()
  return config.collections.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const { data } = uiCell.safeParse(field)
      if (!data) return []
      const { Cell } = data.admin.components
      return [typeof Cell === 'string' ? Cell : Cell.path]
    }),
  )
}

/** The paths of the fields that a list offers as filters, as Payload's form collects them. */
function listFilters(fields: readonly (Field | Tab)[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const name = 'name' in field ? field.name : undefined
    const within = name ? `${prefix}${name}.` : prefix
    if ('tabs' in field) return listFilters(field.tabs, prefix)
    if ('fields' in field) return listFilters(field.fields, within)
    if (!name || ('virtual' in field && field.virtual === true)) return []
    const { admin } = field
    const isOff = admin && 'disableListFilter' in admin && admin.disableListFilter === true
    return isOff || ['ui', 'join'].includes('type' in field ? field.type : '')
      ? []
      : [prefix + name]
  })
}

async function filters() {
  const { config } = await testPayload()
  const visible = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return Object.fromEntries(visible.map(({ slug, fields }) => [slug, listFilters(fields)]))
}

it('each list offers at most a dozen filters, none of them technical', async () => {
  const offered = await filters()
  expect(Object.entries(offered).filter(([, paths]) => paths.length > 12)).toEqual([])
  for (const paths of Object.values(offered)) {
    expect(
      paths.filter((path) =>
        /(^|\.)(id|meta|idempotencyKey|bodyDigest|reviewLog|latitude|enableAPIKey)\b/.test(path),
      ),
    ).toEqual([])
  }
})

it('each list offers the fields of the links to its filtered views', async () => {
  const offered = await filters()
  expect(offered.communities).toEqual(expect.arrayContaining(['_status', 'verifiedAt', 'status']))
  expect(offered.events).toEqual(expect.arrayContaining(['_status', 'endDate', 'eventDate']))
  expect(offered.leads).toEqual(
    expect.arrayContaining(['status', 'owner', 'createdAt', 'quarantined']),
  )
  expect(offered.deliveries).toContain('status')
  for (const list of ['communities', 'builders', 'blog-posts', 'events', 'resources', 'pages']) {
    expect(offered[list]).toContain('reviewState')
  }
})

it('each list shows when documents were saved and created, in a cell that does not wrap', async () => {
  const { config } = await testPayload()
  for (const name of ['updatedAt', 'createdAt']) {
    const field = config.collections
      .find(({ slug }) => slug === 'builders')
      ?.fields.find((each) => 'name' in each && each.name === name)
    expect(field?.admin?.components).toMatchObject({ Cell: '@/admin/cells/time-cell#TimeCell' })
  }
})

it('the search of a list finds communities and events by their builder', async () => {
  const payload = await testPayload()
  const contributor = await aUser('contributor')
  const builder = await aBuilder({ name: 'Quetzal Homes' })
  const community = await aCommunity({ builders: [builder.id], _status: 'draft' })
  const event = await anEvent({ builder: builder.id })
  await aCommunity()
  for (const [collection, { id }] of [
    ['communities', community],
    ['events', event],
  ] as const) {
    const { config } = payload.collections[collection]
    const where = mergeListSearchAndWhere({ collectionConfig: config, search: 'quetzal' })
    const { docs } = await payload.find({ collection, where, draft: true, ...as(contributor) })
    expect(docs.map((doc) => doc.id)).toEqual([id])
  }
})

it('a column that is no field renders nothing in a form, where Payload renders it without a row', async () => {
  const cells = await findUiCells()
  expect(cells.length).toBeGreaterThan(1)
  for (const cell of cells) {
    const [file = '', name = ''] = cell.split('#')
    const module: Record<string, (props: object) => unknown> = await import(
      `${path.resolve(file.replace('@', 'src'))}.tsx`
    )
    expect(await module[name]?.({}), cell).toBeNull()
  }
})
