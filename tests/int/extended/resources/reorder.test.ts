import { beforeAll, expect, it } from 'vitest'
import { featuredRealtors } from '@/data/resources/directories'
import { cms } from '../../../fixtures/cms'
import { testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

const keys = new Map<string, { id: number; key: string }>()

async function drag(role: 'editor' | 'contributor', name: string, before: string) {
  const [moved, target] = [keys.get(name), keys.get(before)]
  return cms('reorder', {
    method: 'POST',
    headers: { cookie: await signIn(role) },
    body: {
      collectionSlug: 'realtors',
      docsToMove: [moved?.id],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target,
    },
  })
}

const brokerage = {
  brokerage: 'Ana Realty',
  brokerageNotice: 'https://realty.example/iabs',
}

const names = async () => (await featuredRealtors()).map(({ name }) => name)

beforeAll(async () => {
  const payload = await testPayload()
  for (const name of ['Ana', 'Ben', 'Cleo']) {
    const { id, _order } = await payload.create({
      collection: 'realtors',
      data: { name, ...brokerage },
    })
    keys.set(name, { id, key: String(_order) })
  }
})

it('records are listed as they were created until an editor drags one', async () => {
  expect(await names()).toEqual(['Ana', 'Ben', 'Cleo'])
  expect((await drag('editor', 'Cleo', 'Ben')).status).toBe(200)
  expect(await names()).toEqual(['Ana', 'Cleo', 'Ben'])
})

it('a contributor cannot drag records', async () => {
  const before = await names()
  expect((await drag('contributor', 'Ben', 'Ana')).status).toBe(403)
  expect(await names()).toEqual(before)
})
