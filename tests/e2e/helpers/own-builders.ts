import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures'
import { asAdmin } from '../staff'

const own: number[] = []

/** Registers a builder for removal after the test. */
export const isOwn = (id: number): number => own.push(id)

export async function aBuilder(
  request: APIRequestContext,
  name: string,
  slug: string,
): Promise<number> {
  const response = await request.post('/cms/api/builders', {
    headers: asAdmin(),
    data: { name, slug, generateSlug: false, _status: 'published' },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()).doc
  isOwn(id)
  return id
}

/** Removes the builders of a test, because other tests count them. */
export async function removeOwnBuilders({ request }: { request: APIRequestContext }) {
  for (const id of own.splice(0)) {
    const address = `/cms/api/builders/${id}?overrideLock=true`
    const response = await request.delete(address, { headers: asAdmin() })
    expect(response.status(), await response.text()).toBe(200)
  }
}
