import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures'
import { asAdmin } from './staff'

const own: number[] = []

/** Notes a builder that a test has made, to be removed after it. */
export const isOwn = (id: number): number => own.push(id)

/** A published builder, written past the form. */
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

/** Leaves the site's builders as they were: other tests count them. */
export async function removeOwnBuilders({ request }: { request: APIRequestContext }) {
  for (const id of own.splice(0)) {
    const address = `/cms/api/builders/${id}?overrideLock=true`
    const response = await request.delete(address, { headers: asAdmin() })
    expect(response.status(), await response.text()).toBe(200)
  }
}
