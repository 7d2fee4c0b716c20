import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { openTab } from '../../helpers/open-tab'
import { asAdmin, signInAs } from '../../staff'

const headers = asAdmin

/** Uploads an image and returns its id. */
async function uploadPicture(request: APIRequestContext, alt: string): Promise<number> {
  const buffer = await sharp({
    create: { width: 60, height: 50, channels: 3, background: '#1f4e4a' },
  })
    .png()
    .toBuffer()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer }
  const multipart = { _payload: JSON.stringify({ alt }), file }
  const response = await request.post('/cms/api/media', { headers: headers(), multipart })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc.id
}

test('an image shows where it is used, and cannot be deleted while it is used', async ({
  page,
  request,
  browserErrors,
}) => {
  const name = `Builder of walls ${crypto.randomUUID().slice(0, 8)}`
  const picture = await uploadPicture(request, name)
  const response = await request.post('/cms/api/builders', {
    headers: headers(),
    data: { name, logo: picture, _status: 'draft' },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()).doc

  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/media/${picture}`)
  const uses = page.getByRole('region', { name: 'Used in' })
  await expect(uses.getByRole('listitem')).toHaveText([`${name}Builder, draft`])
  await expectAccessible(page, '.picture-uses')

  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`This picture is used in ${name} (Builder).`)).toBeVisible()
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('409 DELETE')])

  await uses.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/builders/${id}$`))

  await request.delete(`/cms/api/builders/${id}`, { headers: headers() })
  const removed = await request.delete(`/cms/api/media/${picture}`, { headers: headers() })
  expect(removed.status()).toBe(200)
})

test('a picture uploaded inside a community is not looked up before it is stored', async ({
  page,
}) => {
  const lookups: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/uses')) lookups.push(sent.url())
  })
  await signInAs(page, 'contributor')
  await visit(page, '/admin/collections/communities/create')
  await openTab(page, 'Pictures and text')
  await page.locator('#field-images').getByRole('button', { name: 'Create new' }).click()
  await expect(page.getByRole('button', { name: 'Select a file' })).toBeVisible()
  const buffer = await sharp({
    create: { width: 60, height: 50, channels: 3, background: '#1f4e4a' },
  })
    .png()
    .toBuffer()
  const files = ['a', 'b'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer }))
  await page.locator('input[type=file]').last().setInputFiles(files)
  await expect(page.getByText('2 Files to Upload').first()).toBeVisible()
  await expect(page.getByText('Describes the picture for screen readers')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Used in' })).toHaveCount(0)
  expect(lookups).toEqual([])
})

test('a dropped photo over the limit is left out of the others before it is uploaded', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'POST' && /\/cms\/api\/media(\?|$)/.test(call.url()))
      sent.push(call.url())
  })
  const message = page.getByText('porch.jpg is 13 MB. The maximum is 12 MB; choose a smaller file.')
  await signInAs(page, 'contributor')
  // Other tests delete pictures that the list would show.
  await visit(page, '/admin/collections/media?search=no-such-picture')
  await page.getByRole('button', { name: 'Bulk upload' }).click()
  const dropZone = page.getByRole('dialog').locator('.dropzone')
  await dropZone.evaluate(
    (element, size) => {
      const dataTransfer = new DataTransfer()
      for (const [name, bytes] of [
        ['porch.jpg', size],
        ['door.jpg', 1000],
      ] as const) {
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
      }
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      )
    },
    13 * 1024 * 1024,
  )
  await expect(message).toBeVisible()
  await expect(page.getByRole('dialog').getByText('door.jpg').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByText('porch.jpg')).toHaveCount(0)
  expect(sent).toEqual([])
})
