import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { asAdmin } from '../staff'

/** The path of the form of a builder. */
export const getFormPath = (id: number): string => `/admin/collections/builders/${id}`

export const nameField = (page: Page): Locator => page.getByRole('textbox', { name: /^Name/ })
export const phoneField = (page: Page): Locator => page.getByRole('textbox', { name: /^Phone/ })

/**
 * Types a name and waits until the server has locked the document and checked for newer versions.
 */
export async function typeAndLock(page: Page, name: string): Promise<void> {
  const lockChecked = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"checkForStaleData":true')),
  )
  await nameField(page).fill(name)
  await lockChecked
}

/** Ends the locks of a document, as if they had expired: a lock is deleted by its owner only. */
async function endLocks(request: APIRequestContext, path: string): Promise<void> {
  const id = path.split('/').at(-1)
  const locks = '/cms/api/payload-locked-documents'
  const found = await request.get(`${locks}?where[document.value][equals]=${id}`, {
    headers: asAdmin(),
  })
  for (const lock of (await found.json()).docs) {
    const taken = await request.patch(`${locks}/${lock.id}`, {
      headers: asAdmin(),
      data: { user: lock.user },
    })
    expect(taken.status(), await taken.text()).toBe(200)
    const ended = await request.delete(`${locks}/${lock.id}`, { headers: asAdmin() })
    expect(ended.status(), await ended.text()).toBe(200)
  }
}

/** Leaves a form, so that the next user can open it. */
export async function leaveForm(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await endLocks(page.request, path)
}

export async function saveDraft(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save draft' }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled()
}
