import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { globals } from '@/globals'
import type { User } from '@/payload-types'
import { aCommunity, aUser, testPayload } from '../fixtures/site'

type Who = 'anonymous' | User['role']
type Operation = 'read' | 'create' | 'update' | 'delete'

const users = new Map<Who, (User & { collection: 'users' }) | null>([['anonymous', null]])

beforeAll(async () => {
  for (const role of ['contributor', 'editor', 'admin'] as const) users.set(role, await aUser(role))
})

/** A request as Payload's REST makes it. */
async function restRequest(who: Who): Promise<PayloadRequest> {
  const user = users.get(who) ?? null
  const req = await createLocalReq({ ...(user ? { user } : {}) }, await testPayload())
  return { ...req, payloadAPI: 'REST' }
}

const everybody = ['anonymous', 'contributor', 'editor', 'admin'] as const

/** Who may do what, beside admins, who may do everything that is named here. */
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

const rules: Record<string, Record<Operation, readonly string[]>> = {
  communities: publishableRules,
  builders: publishableRules,
  'blog-posts': publishableRules,
  events: publishableRules,
  resources: publishableRules,
  'helpful-articles': publishableRules,
  pages: { ...publishableRules, delete: [] },
  media: publishableRules,
  ads: recordRules,
  redirects: recordRules,
  'helpful-links': recordRules,
  'school-districts': recordRules,
  'private-schools': recordRules,
  realtors: recordRules,
  'service-providers': recordRules,
  'newsletter-subscriptions': {
    read: ['editor'],
    create: ['editor'],
    update: ['editor'],
    delete: ['editor'],
  },
}

describe('access through Payload’s REST', () => {
  it('has a rule for every collection of the guide', async () => {
    const known = [...Object.keys(rules), 'leads', 'deliveries', 'users', 'audit-entries'].sort()
    const { config } = await testPayload()
    const own = config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-'))
    expect(own.sort()).toEqual(known)
    expect(collections.map(({ slug }) => slug).every((slug) => known.includes(slug))).toBe(true)
  })

  it.each(Object.entries(rules))('%s', async (slug, rule) => {
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
  })

  it('keeps leads from everybody but editors and admins, and lets nobody write one', async () => {
    const payload = await testPayload()
    const { access } = payload.collections.leads.config
    for (const who of everybody) {
      const req = await restRequest(who)
      const isTrusted = who === 'editor' || who === 'admin'
      expect([who, await access.read({ req }), await access.create({ req })]).toEqual([
        who,
        isTrusted,
        false,
      ])
    }
  })

  it('lets editors and admins read the mail log, and nobody write it', async () => {
    const payload = await testPayload()
    const { access } = payload.collections.deliveries.config
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
  })

  it('lets admins alone read the audit log, and nobody write it', async () => {
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

  it('shows a member of staff their own account, and admins all', async () => {
    const payload = await testPayload()
    const { access } = payload.collections.users.config
    expect(await access.read({ req: await restRequest('anonymous') })).toBe(false)
    expect(await access.read({ req: await restRequest('editor') })).toEqual({
      id: { equals: users.get('editor')?.id },
    })
    expect(await access.read({ req: await restRequest('admin') })).toBe(true)
    expect(await access.create({ req: await restRequest('editor') })).toBe(false)
  })

  it('keeps every global from strangers and contributors', async () => {
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

describe('a contributor', () => {
  const as = async () =>
    ({
      overrideAccess: false,
      user: users.get('contributor'),
      context: { expireTags: false },
    }) as const

  it('drafts, but what they save never goes live', async () => {
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

  it('may neither publish, nor take down, nor delete', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    const publish = payload.update({
      collection: 'communities',
      id,
      data: { _status: 'published' },
      ...(await as()),
    })
    await expect(publish).rejects.toMatchObject({ status: 403 })
    await payload.update({
      collection: 'communities',
      id,
      data: { _status: 'draft' },
      ...(await as()),
    })
    expect((await payload.findByID({ collection: 'communities', id }))._status).toBe('published')
    await expect(
      payload.delete({ collection: 'communities', id, ...(await as()) }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('cannot raise their own role', async () => {
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

describe('the public, through the Local API', () => {
  it('reads what is published and no draft', async () => {
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

describe('passwords', () => {
  it('have twelve characters at least', async () => {
    const payload = await testPayload()
    const data = {
      name: 'Short',
      email: 'short@staff.example',
      role: 'editor',
      password: 'elevenchars',
    } as const
    await expect(payload.create({ collection: 'users', data })).rejects.toMatchObject({
      status: 400,
    })
  })
})
