import { writeFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, reload, test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths, widths } from '../../helpers/axe'
import { asAdmin, asSignedIn, signInAs } from '../../staff'

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

async function uploadPicture(
  request: APIRequestContext,
  alt: string,
  name = `${crypto.randomUUID()}.png`,
): Promise<number> {
  const create = { width: 60, height: 50, channels: 3, background: '#1f4e4a' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const file = { name, mimeType: 'image/png', buffer }
  const multipart = { _payload: JSON.stringify({ alt }), file }
  const response = await request.post('/cms/api/media', { headers: asAdmin(), multipart })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).doc.id
}

const remove = (request: APIRequestContext, slug: string, id: number) =>
  request.delete(`/cms/api/${slug}/${id}`, { headers: asAdmin() })

const cards = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
const search = (page: Page) => page.getByPlaceholder(/^Search alt text/)

// The list without a search also shows pictures of other tests, which delete them meanwhile.
test.afterEach(({ browserErrors }) => {
  const own = browserErrors.filter((error) => !/^404 GET \S+\/media\/\S+-thumb\.webp/.test(error))
  browserErrors.splice(0, browserErrors.length, ...own)
})

test('an editor finds a picture by sight, sees its uses and files it in a folder', async ({
  page,
  request,
}) => {
  const [alt, folder] = [unique('A green door'), unique('Doors')]
  const picture = await uploadPicture(request, alt)
  await page.setViewportSize({ width: widths[0], height: 900 })
  await signInAs(page, 'editor')
  await visit(page, '/admin/collections/media?where[or][0][and][0][folder][exists]=false')

  await test.step('a filtered list and an empty search have no axe violations', async () => {
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove this filter' })).toBeVisible()
    await expectAccessibleAtAllWidths(page)
    await page.getByRole('button', { name: 'Remove this filter' }).click()
    await search(page).fill('qwzx')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await expectAccessibleAtAllWidths(page)
  })

  await search(page).fill(alt)
  await expect(cards(page)).toHaveCount(1)
  const card = cards(page)
  await expect(card).toContainText(alt)
  await expect(card).toContainText('60 × 50')
  await expect(card.getByText('Unused')).toBeVisible()
  const onlyUnused = page.getByRole('button', { name: 'Unused', exact: true })
  await onlyUnused.click()
  await expect(page).toHaveURL(/unused/)
  await expect(onlyUnused).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(1)
  await onlyUnused.click()
  await expect(page).not.toHaveURL(/unused/)
  const shown = card.getByRole('link').locator('img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60)

  await page.getByRole('button', { name: 'New folder' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name').fill(folder)
  await drawer.getByRole('button', { name: 'Save' }).click()
  const inFolder = page.getByRole('button', { name: folder, exact: false })
  await expect(inFolder).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('No results')).toBeVisible()

  const builder = await request.post('/cms/api/builders', {
    headers: asAdmin(),
    data: { name: unique('Builder of doors'), logo: picture, _status: 'draft' },
  })
  await page.getByRole('button', { name: /^All pictures/ }).click()
  await card.getByLabel(/^Select /).check()
  await page.getByLabel('Move to').selectOption(folder)
  await expect(page.getByText(`1 picture moved to ${folder}.`)).toBeVisible()
  await expect(inFolder).toHaveAccessibleName(`${folder} 1`)
  await inFolder.click()
  await expect(page).toHaveURL(/folder/)
  await search(page).fill('')
  await expect(page).not.toHaveURL(/search=/)
  await expect(card).toContainText(alt)
  await expect(page).toHaveURL(/folder/)
  await expect(card.getByText('1 use')).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('table')).toContainText(alt)
  await reload(page)
  await expect(page.getByRole('table')).toContainText(alt)
  await page.getByRole('button', { name: 'Grid' }).click()

  await page.getByRole('button', { name: 'Edit folder' }).click()
  await drawer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(inFolder).toHaveCount(0)
  await expect(cards(page).filter({ hasText: alt })).toHaveCount(1)

  await remove(request, 'builders', (await builder.json()).doc.id)
  expect((await remove(request, 'media', picture)).status()).toBe(200)
})

test('a contributor chooses from folders, but neither changes them nor moves pictures', async ({
  page,
  request,
}) => {
  const [alt, name] = [unique('A blue door'), unique('Blue doors')]
  const filename = `${crypto.randomUUID()}.png`
  const picture = await uploadPicture(request, alt, filename)
  const created = await request.post('/cms/api/media-folders', {
    headers: asAdmin(),
    data: { name },
  })
  const { id: folder } = (await created.json()).doc
  const data = { folder }
  await request.patch(`/cms/api/media/${picture}`, { headers: asAdmin(), data })

  await signInAs(page, 'contributor')
  await visit(page, '/admin/collections/media')
  const choices: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/media-folders?')) choices.push(call.url())
  })
  await page.getByRole('button', { name }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'New folder' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit folder' })).toHaveCount(0)
  await cards(page)
    .getByLabel(/^Select /)
    .check()
  await expect(page.getByLabel('Move to')).toHaveCount(0)
  // The filter loads its choices once, not on each render, which takes five times or more.
  expect(choices.length).toBeLessThan(4)
  const renamed = await request.patch(`/cms/api/media-folders/${folder}`, {
    headers: await asSignedIn(page),
    data: { name: 'Mine' },
  })
  expect(renamed.status()).toBe(403)

  await visit(page, '/admin/collections/builders/create')
  await page.getByRole('button', { name: 'Choose from existing' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name }).click()
  await drawer.getByRole('button', { name: filename }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('#field-logo')).toContainText(filename)

  await remove(request, 'media', picture)
  await remove(request, 'media-folders', folder)
})

/** A photo of a phone that was held upright: its pixels lie on their side. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 2200, height: 200, channels: 3, background: '#000', noise } as const
  const pattern = await sharp({ create }).png().toBuffer()
  return sharp(pattern)
    .resize(4400, 400, { kernel: 'nearest' })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

test('a photo over the limit and a file that is no image are refused; a photo that is too large is made smaller and stays upright, and no text is lost', async ({
  page,
  request,
  browserErrors,
}, testInfo) => {
  // Playwright would send a buffer as text, which takes ten seconds for 12 MB.
  const stored = (name: string, content: Buffer) => {
    const place = testInfo.outputPath(name)
    writeFileSync(place, content)
    return place
  }
  // Resizing takes seconds of both cores.
  const patient = { timeout: 90_000 }
  const alt = unique('A porch')
  // A phone stores the video of a moving photo in its file, after the image.
  const video = Buffer.alloc(12 * 1024 * 1024)
  const photo = stored('porch.jpg', Buffer.concat([await largePhoto(), video]))
  const smaller = page.getByText(/^Made smaller: [\d.]+ MB → [\d.]+ MB$/)
  await signInAs(page, 'contributor')
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'POST' && /\/cms\/api\/media(\?|$)/.test(call.url()))
      sent.push(call.url())
  })
  // Not an image that could be made smaller.
  const huge = stored('wall.jpg', Buffer.alloc(13 * 1024 * 1024))
  const refusal = page.getByText('wall.jpg is 13 MB. The maximum is 12 MB; choose a smaller file.')
  const file = page.locator('input[type=file]').first()
  await visit(page, '/admin/collections/media/create')

  await test.step('a photo over the limit is refused before it is uploaded', async () => {
    await file.setInputFiles(huge)
    await expect(refusal).toBeVisible()
    await expect(page.getByRole('button', { name: 'Select a file' })).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('a file that is not an image is rejected', async () => {
    const unclosed = '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'
    const mimeType = 'image/svg+xml'
    await file.setInputFiles({ name: 'logo.svg', mimeType, buffer: Buffer.from(unclosed) })
    await page.getByLabel('Alt text').fill('A logo')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText(/This SVG file contains a part that is not valid XML/).first(),
    ).toBeVisible()
    expect(browserErrors.splice(0)).toEqual([expect.stringContaining('400 POST')])
    await page.locator('.file-field__remove').click()
  })

  await page.getByLabel('Alt text').fill(alt)
  await file.setInputFiles(photo)
  await expect(smaller).toBeVisible(patient)
  await expect(page.getByLabel('Alt text')).toHaveValue(alt)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/media\/\d+$/, patient)
  const id = Number(page.url().split('/').at(-1))
  const found = await request.get(`/cms/api/media/${id}`, { headers: asAdmin() })
  expect(await found.json()).toMatchObject({
    alt,
    filename: expect.stringMatching(/^porch.*\.jpg$/),
    width: Math.round((4096 * 4) / 44),
    height: 4096,
  })

  await page
    .getByRole('link', { name: /^Media/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Bulk upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload pictures' })
  const create = { width: 60, height: 50, channels: 3, background: '#1f4e4a' } as const
  const door = stored('door.png', await sharp({ create }).png().toBuffer())
  const panorama = stored('street.jpg', await largePhoto())
  await dialog.locator('input[type=file]').setInputFiles([panorama, door])
  await expect(smaller).toBeVisible(patient)
  await expect(dialog.getByRole('button', { name: 'Save 2 pictures' })).toBeVisible()
  await remove(request, 'media', id)
})
