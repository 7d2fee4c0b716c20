import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { globals } from '@/globals'
import type { User } from '@/payload-types'
import { aCommunity, aUser, testPayload } from '../../../fixtures/site'

type Who = 'anonymous' | User['role']
type Operation = 'read' | 'create' | 'update' | 'delete'

const users = new Map<Who, (User & { collection: 'users' }) | null>([['anonymous', null]])

beforeAll(async () => {
  for (const role of ['contributor', 'editor', 'admin'] as const) users.set(role, await aUser(role))
})

/** A request as Payload's REST API creates it. */
async function restRequest(who: Who): Promise<PayloadRequest> {
  const user = users.get(who) ?? null
  const req = await createLocalReq({ ...(user ? { user } : {}) }, await testPayload())
  return { ...req, payloadAPI: 'REST' }
}

const everybody = ['anonymous', 'contributor', 'editor', 'admin'] as const

/** The roles allowed for each operation. Admins are allowed all of them. */
const publishableRules = {
  read: ['contributor', 'editor'],
  create: ['contributor', 'editor'],
  update: ['contributor', 'editor'],
  delete: ['editor'],
}
const recordRules = {
  read: ['contributor', 'editor'],
  create: ['editor'],
  update: ['editor'],
  delete: ['editor'],
}

/** All staff choose from the lists that admins edit. */
const optionRules = { read: ['contributor', 'editor'], create: [], update: [], delete: [] }

const rules: Record<string, Record<Operation, readonly string[]>> = {
  communities: publishableRules,
  'floor-plans': publishableRules,
  homes: publishableRules,
  builders: publishableRules,
  'blog-posts': publishableRules,
  'newsletter-issues': publishableRules,
  events: publishableRules,
  resources: publishableRules,
  'helpful-articles': publishableRules,
  pages: { ...publishableRules, delete: [] },
  // A contributor may change single images that no public page shows.
  media: { ...publishableRules, update: ['editor'] },
  'media-folders': recordRules,
  ads: recordRules,
  // Prices and contacts.
  bookings: { read: ['editor'], create: ['editor'], update: ['editor'], delete: ['editor'] },
  advertisers: { read: ['editor'], create: ['editor'], update: ['editor'], delete: ['editor'] },
  redirects: recordRules,
  amenities: optionRules,
  'home-types': optionRules,
  cities: optionRules,
  'helpful-links': recordRules,
  'school-districts': recordRules,
  'private-schools': recordRules,
  realtors: recordRules,
  'service-providers': recordRules,
  // Partners have keys, which only admins give out.
  partners: { read: [], create: [], update: [], delete: [] },
  'newsletter-subscriptions': {
    read: ['editor'],
    create: ['editor'],
    update: ['editor'],
    delete: ['editor'],
  },
  'newsletter-suppressions': {
    read: ['editor'],
    create: ['editor'],
    update: ['editor'],
    delete: ['editor'],
  },
}

describe('access control of the REST API', () => {
  it('has a rule for every collection of the guide', async () => {
    const logs = ['deliveries', 'newsletter-unsubscriptions', 'audit-entries']
    const others = ['alerts', 'leads', 'mistake-reports', 'submissions', 'users']
    const known = [...Object.keys(rules), ...logs, ...others].sort()
    const { config } = await testPayload()
    const own = config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-'))
    expect(own.sort()).toEqual(known)
    expect(collections.map(({ slug }) => slug).every((slug) => known.includes(slug))).toBe(true)
  })

  it.each(Object.entries(rules))(
    'allows each role the decided operations on %s',
    async (slug, rule) => {
      const payload = await testPayload()
      const { access } = payload.collections[slug as CollectionSlug].config
      for (const who of everybody) {
        const req = await restRequest(who)
        for (const operation of ['read', 'create', 'update', 'delete'] as const) {
          const may = who === 'admin' || rule[operation].includes(who)
          expect([who, operation, Boolean(await access[operation]({ req }))]).toEqual([
            who,
            operation,
            may,
          ])
        }
      }
    },
  )

  it.each(['leads', 'mistake-reports'] as const)(
    'only editors and admins can read and change %s, and no user can create one',
    async (slug) => {
      const payload = await testPayload()
      const { access } = payload.collections[slug].config
      for (const who of everybody) {
        const req = await restRequest(who)
        const isTrusted = who === 'editor' || who === 'admin'
        const may = [access.read, access.update, access.delete, access.create]
        expect([who, ...(await Promise.all(may.map((ask) => ask({ req }))))]).toEqual([
          who,
          isTrusted,
          isTrusted,
          isTrusted,
          false,
        ])
      }
    },
  )

  it('all staff can read submissions, only admins delete them, and no user can write them', async () => {
    const payload = await testPayload()
    const { access } = payload.collections.submissions.config
    for (const who of everybody) {
      const req = await restRequest(who)
      const may = [access.read, access.create, access.update, access.delete]
      expect([who, ...(await Promise.all(may.map((ask) => ask({ req }))))]).toEqual([
        who,
        who !== 'anonymous',
        false,
        false,
        who === 'admin',
      ])
    }
  })

  it.each(['deliveries', 'newsletter-unsubscriptions'] as const)(
    'only editors and admins can read %s, and no user can write them',
    async (slug) => {
      const payload = await testPayload()
      const { access } = payload.collections[slug].config
      for (const who of everybody) {
        const req = await restRequest(who)
        const may = [access.read, access.create, access.update, access.delete]
        expect([who, ...(await Promise.all(may.map((ask) => ask({ req }))))]).toEqual([
          who,
          who === 'editor' || who === 'admin',
          false,
          false,
          false,
        ])
      }
    },
  )

  it('only admins can read the audit log, and no user can write it', async () => {
    const payload = await testPayload()
    const { access } = payload.collections['audit-entries'].config
    for (const who of everybody) {
      const req = await restRequest(who)
      const may = [access.read, access.create, access.update, access.delete]
      expect([who, ...(await Promise.all(may.map((ask) => ask({ req }))))]).toEqual([
        who,
        who === 'admin',
        false,
        false,
        false,
      ])
    }
  })

  it('staff can read other users, and only admins can write them', async () => {
    const payload = await testPayload()
    const { access } = payload.collections.users.config
    expect(await access.read({ req: await restRequest('anonymous') })).toBe(false)
    for (const who of ['contributor', 'editor'] as const) {
      const req = await restRequest(who)
      const own = { id: { equals: users.get(who)?.id } }
      expect([await access.read({ req }), await access.update({ req })]).toEqual([true, own])
      expect([await access.create({ req }), await access.delete({ req })]).toEqual([false, false])
    }
    expect(await access.update({ req: await restRequest('admin') })).toBe(true)
  })

  it('anonymous clients and contributors cannot update globals', async () => {
    for (const { slug, access } of globals) {
      const may = async (operation: 'read' | 'update', who: Who) =>
        Boolean(await access?.[operation]?.({ req: await restRequest(who) }))
      expect([
        slug,
        await may('read', 'anonymous'),
        await may('update', 'contributor'),
        await may('update', 'editor'),
      ]).toEqual([slug, false, false, true])
    }
  })
})

describe('other users', () => {
  const EMAIL = 'sentinel-of-accounts@staff.example'
  const KEY = 'sentinel-key-0123456789abcdef'

  /** The users that a role can read through the REST API. */
  async function findUsers(who: Who, query: object = {}) {
    const payload = await testPayload()
    return payload.find({
      collection: 'users',
      overrideAccess: false,
      req: await restRequest(who),
      pagination: false,
      depth: 2,
      showHiddenFields: false,
      ...query,
    })
  }

  beforeAll(async () => {
    const payload = await testPayload()
    const data = { name: 'Sentinel', email: EMAIL, password: 'correct horse battery' } as const
    const { id } = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
    await payload.update({
      collection: 'users',
      id,
      data: { enableAPIKey: true, apiKey: KEY },
    })
    await payload.login({
      collection: 'users',
      data: { email: EMAIL, password: data.password },
    })
  })

  it.each(['contributor', 'editor'] as const)(
    'are reduced to name and role for the role %s',
    async (who) => {
      const { docs } = await findUsers(who)
      expect(docs.find(({ name }) => name === 'Sentinel')).toEqual({
        collection: 'users',
        name: 'Sentinel',
        role: 'editor',
        id: expect.any(Number),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        // Payload returns the array, but removes the fields of its rows.
        sessions: [],
      })
      const others = JSON.stringify(docs.filter(({ id }) => id !== users.get(who)?.id))
      const secrets = [
        EMAIL,
        KEY,
        'hash',
        'salt',
        'apiKey',
        'hasAPIKey',
        'resetPassword',
        'expires',
      ]
      expect(secrets.filter((secret) => others.includes(secret))).toEqual([])
      expect(JSON.stringify(docs)).toContain(users.get(who)?.email)
    },
  )

  it.each(['email', 'apiKeyIndex', 'enableAPIKey', 'hash', 'salt', 'resetPasswordToken'])(
    'cannot be queried by %s',
    async (field) => {
      const where = { [field]: { exists: true } }
      await expect(findUsers('contributor', { where })).rejects.toMatchObject({ status: 400 })
    },
  )

  it('are complete for an admin, except for hidden fields', async () => {
    const { docs } = await findUsers('admin')
    expect(docs.find(({ name }) => name === 'Sentinel')).toMatchObject({ email: EMAIL })
    expect(JSON.stringify(docs)).not.toContain(KEY)
  })

  it('are shown by name as the last editor of a document', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    const admin = users.get('admin')
    await payload.update({
      collection: 'communities',
      id,
      data: { startPrice: 5 },
      ...(admin ? { user: admin } : {}),
    })
    const { docs } = await findUsers('editor', { where: { id: { equals: admin?.id } } })
    expect(docs[0]).toMatchObject({ name: admin?.name, role: 'admin' })
  })
})

describe('saved filters', () => {
  const as = (who: Who) => ({ overrideAccess: false, user: users.get(who) }) as const

  async function save(title: string, who: Who, more: object = {}) {
    const payload = await testPayload()
    return payload.create({
      collection: 'payload-query-presets',
      data: { title, relatedCollection: 'communities', where: {}, ...more },
      ...as(who),
    })
  }

  const titles = async (who: Who): Promise<string[]> => {
    const payload = await testPayload()
    const { docs } = await payload.find({
      collection: 'payload-query-presets',
      pagination: false,
      sort: 'title',
      ...as(who),
    })
    return docs.map(({ title }) => title)
  }

  it('are visible to their owner, and when shared to all roles that can read the collection', async () => {
    const everyone = { access: { read: { constraint: 'everyone' } } }
    await save('A: mine', 'editor')
    await save('B: for all', 'editor', everyone)
    await save('C: leads for all', 'editor', { ...everyone, relatedCollection: 'leads' })
    await save('D: of a contributor', 'contributor')
    expect(await titles('editor')).toEqual(['A: mine', 'B: for all', 'C: leads for all'])
    expect(await titles('contributor')).toEqual(['B: for all', 'D: of a contributor'])
    await expect(titles('anonymous')).rejects.toMatchObject({ status: 403 })
  })

  it('of collections with personal data cannot be created by a contributor', async () => {
    await expect(save('Mine', 'contributor', { relatedCollection: 'leads' })).rejects.toMatchObject(
      { status: 403 },
    )
    const own = await save('Own', 'contributor')
    const payload = await testPayload()
    const change = payload.update({
      collection: 'payload-query-presets',
      id: own.id,
      data: { relatedCollection: 'leads' },
      ...as('contributor'),
    })
    await expect(change).rejects.toMatchObject({ status: 403 })
  })
})

describe('a contributor', () => {
  const as = async () =>
    ({
      overrideAccess: false,
      user: users.get('contributor'),
    }) as const

  it('can save drafts without changing the published document', async () => {
    const payload = await testPayload()
    const community = await aCommunity({ startPrice: 300000 })
    await payload.update({
      collection: 'communities',
      id: community.id,
      data: { startPrice: 1 },
      ...(await as()),
    })
    const live = await payload.findByID({ collection: 'communities', id: community.id })
    const draft = await payload.findByID({
      collection: 'communities',
      id: community.id,
      draft: true,
    })
    expect([live.startPrice, live._status, draft.startPrice]).toEqual([300000, 'published', 1])
  })

  it('cannot publish, unpublish or delete', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    const publish = payload.update({
      collection: 'communities',
      id,
      data: { _status: 'published' },
      ...(await as()),
    })
    await expect(publish).rejects.toMatchObject({ status: 403 })
    const unpublish = { collection: 'communities', data: { _status: 'draft' } } as const
    await expect(payload.update({ ...unpublish, id, ...(await as()) })).rejects.toMatchObject({
      status: 403,
    })
    await expect(
      payload.update({ ...unpublish, where: { id: { equals: id } }, ...(await as()) }),
    ).rejects.toMatchObject({ status: 403 })
    expect((await payload.findByID({ collection: 'communities', id }))._status).toBe('published')
    await expect(
      payload.delete({ collection: 'communities', id, ...(await as()) }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('cannot change their own role', async () => {
    const payload = await testPayload()
    const user = users.get('contributor')
    await payload.update({
      collection: 'users',
      id: user?.id ?? 0,
      data: { role: 'admin', name: 'Renamed' },
      ...(await as()),
    })
    const after = await payload.findByID({ collection: 'users', id: user?.id ?? 0 })
    expect([after.role, after.name]).toEqual(['contributor', 'Renamed'])
  })
})

describe('the site, through the Local API', () => {
  it('reads published documents and no drafts', async () => {
    const payload = await testPayload()
    const draft = await aCommunity({ _status: 'draft' })
    const { docs } = await payload.find({
      collection: 'communities',
      overrideAccess: false,
      pagination: false,
    })
    expect(docs.length).toBeGreaterThan(0)
    expect(docs.map(({ id }) => id)).not.toContain(draft.id)
  })
})
