import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { openTab } from '../../helpers/open-tab'
import { asAdmin, signInAs } from '../../staff'

const headers = asAdmin

const aPicture = () =>
  sharp({ create: { width: 60, height: 50, channels: 3, background: '#1f4e4a' } })
    .png()
    .toBuffer()

/** Uploads an image and returns its id. */
async function uploadPicture(request: APIRequestContext, alt: string): Promise<number> {
  const buffer = await aPicture()
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
  const dialog = page.getByRole('dialog', { name: 'Upload pictures' })
  const buffer = await aPicture()
  const files = ['a', 'b'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer }))
  await dialog.locator('input[type=file]').setInputFiles(files)
  await expect(dialog.getByRole('textbox', { name: 'Alt text b.png' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Used in' })).toHaveCount(0)
  expect(lookups).toEqual([])
})

test('pictures that are refused stay in the upload table with the reason, and the others are saved', async ({
  page,
  request,
  browserErrors,
}) => {
  const alt = `A door ${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, 'contributor')
  // Other tests delete pictures that the list would show.
  await visit(page, '/admin/collections/media?search=no-such-picture')
  await page.getByRole('button', { name: 'Bulk upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload pictures' })
  const rows = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  const save = dialog.getByRole('button', { name: /^Save/ })
  const fillAlt = (name: string, text: string) =>
    dialog.getByRole('textbox', { name: `Alt text ${name}` }).fill(text)

  await test.step('dropped files are all listed, also one that is too large', async () => {
    const door = (await aPicture()).toString('base64')
    await dialog.locator('.picture-uploads').evaluate(
      (element, [door, size]) => {
        const dataTransfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(door), (one) => one.charCodeAt(0))
        const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic')
        for (const [name, type, data] of [
          ['porch.jpg', 'image/jpeg', new Uint8Array(size)],
          ['door.png', 'image/png', bytes],
          ['wall.png', 'image/png', bytes],
          ['yard.png', 'image/png', bytes],
          ['IMG_7781.HEIC', 'image/heic', heic],
        ] as const) {
          dataTransfer.items.add(new File([data], name, { type }))
        }
        element.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
        )
      },
      [door, 13 * 1024 * 1024] as const,
    )
    await expect(rows).toHaveCount(5)
    await expectAccessible(page, '.picture-uploads')
  })

  await fillAlt('porch.jpg', 'A porch')
  await fillAlt('door.png', alt)
  await fillAlt('yard.png', 'A yard')
  await fillAlt('IMG_7781.HEIC', 'A kitchen')
  await page.route(/\/cms\/api\/media\?/, (route) =>
    route.request().postData()?.includes('yard.png')
      ? route.abort('connectionfailed')
      : route.fallback(),
  )
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('1 picture saved, 4 not saved.')
  await expect(rows).toContainText([
    'porch.jpg is 13 MB. The maximum is 12 MB; choose a smaller file.',
    'Describe what the picture shows.',
    'Could not reach the server. Please try again.',
    'This file is a HEIC photo, as iPhones take them. Save or export it as a JPEG file.',
  ])
  await expect(dialog.getByRole('textbox', { name: 'Alt text yard.png' })).toHaveValue('A yard')
  await expectAccessible(page, '.picture-uploads')
  browserErrors.splice(0)

  await test.step('what was mended or removed is tried again', async () => {
    await page.unroute(/\/cms\/api\/media\?/)
    await dialog.getByRole('button', { name: 'Remove porch.jpg' }).click()
    await dialog.getByRole('button', { name: 'Remove IMG_7781.HEIC' }).click()
    await fillAlt('wall.png', alt)
    await fillAlt('yard.png', alt)
    await save.click()
    await expect(dialog).toHaveCount(0)
  })

  const where = `where[alt][equals]=${encodeURIComponent(alt)}`
  const found = await request.get(`/cms/api/media?${where}`, { headers: headers() })
  expect((await found.json()).totalDocs).toBe(3)
  await request.delete(`/cms/api/media?${where}`, { headers: headers() })
})
