import { beforeEach, expect, it } from 'vitest'
import { defaultSiteInfo } from '@/content/site-defaults'
import { readAdminWork } from '@/data/onboarding/queries'
import { recordSamples } from '@/database/sample-documents'
import { countStatements, emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const payload = await testPayload()
const now = new Date()

beforeEach(() =>
  emptyTables(
    'sample_documents',
    'site_settings',
    '_site_settings_v',
    '_builders_v',
    'builders',
    'payload_preferences',
    'users',
  ),
)

const readStates = async (user: number) =>
  Object.fromEntries((await readAdminWork(user, now)).steps.map(({ id, state }) => [id, state]))

it('the steps of a new publisher follow from what is stored, in one statement', async () => {
  const admin = await aUser('admin')
  await sql(`update users set name = 'Site admin'`)
  const { id: sample } = await aBuilder()
  await recordSamples(payload.db.drizzle, 'builders', [sample])
  expect(await countStatements(() => readAdminWork(admin.id, now))).toBe(1)
  const open = { name: 'open', logo: 'open', mail: 'open', maps: 'open' }
  expect(await readStates(admin.id)).toEqual({
    ...open,
    admin: 'open',
    builder: 'open',
    sample: 'open',
  })

  await sql(`update users set name = 'Ana Ruiz'`)
  await aBuilder()
  await payload.update({
    collection: 'builders',
    id: sample,
    data: { deletedAt: now.toISOString() },
    ...as(admin),
  })
  const { mapStart, ...settings } = defaultSiteInfo
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { ...settings, name: 'Hill Country Homes', _status: 'published' },
  })
  expect(await readStates(admin.id)).toEqual({
    ...open,
    name: 'done',
    admin: 'done',
    builder: 'done',
    sample: 'done',
  })
})

it('a dismissed step is dismissed for its user only', async () => {
  const admin = await aUser('admin')
  const other = await aUser('admin')
  await payload.create({
    collection: 'payload-preferences',
    data: {
      key: 'onboarding',
      value: { dismissed: ['logo', 'maps'] },
      user: { relationTo: 'users', value: admin.id },
    },
    ...as(admin),
  })
  expect(await readStates(admin.id)).toMatchObject({ logo: 'dismissed', maps: 'dismissed' })
  expect(await readStates(other.id)).toMatchObject({ logo: 'open', maps: 'open' })
})

it('accounts that were never signed in to are named after a week', async () => {
  const admin = await aUser('admin')
  const [silent, signedIn] = [await aUser('editor'), await aUser('editor')]
  await aUser('contributor')
  await sql(
    `update users set created_at = now() - interval '8 days' where id in ($1, $2)`,
    silent.id,
    signedIn.id,
  )
  await sql('update users set last_sign_in_at = now() where id = $1', signedIn.id)
  expect((await readAdminWork(admin.id, now)).withoutSignIn).toEqual([
    { id: silent.id, name: silent.name },
  ])
})
