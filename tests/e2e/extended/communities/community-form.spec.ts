import { expect, test, visit } from '../../fixtures'
import { expectAccessible } from '../../helpers/axe'
import { openTab } from '../../helpers/open-tab'
import { asAdmin, signInAs, signInAsAdmin } from '../../staff'

const unique = crypto.randomUUID().slice(0, 8)

/** Without it, the back office ignores the session of the cookie. */
const navigation = { 'sec-fetch-site': 'none' }

test('an editor sets the coordinates on the map, finds the address, is warned without them, and chooses an amenity that an admin added', async ({
  page,
  request,
  baseURL,
}) => {
  const label = `Bocce ${unique}`
  const amenityForm = '/admin/collections/amenities/create'
  const labelField = 'for="field-label"'
  await test.step('an admin adds an amenity', async () => {
    await signInAsAdmin(page, baseURL)
    const form = await visit(page, amenityForm)
    expect(await form?.text()).toContain(labelField)
    await page.getByLabel('Label').fill(label)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('successfully created')).toBeVisible()
  })

  const created = await request.post('/cms/api/communities?draft=true', {
    headers: asAdmin(),
    data: {
      name: `Mapless ${unique}`,
      location: 'Upper Cibolo Rd, Boerne, Texas 78006',
      city: 'Boerne',
      _status: 'draft',
    },
  })
  const { doc }: { doc: { id: number } } = await created.json()
  await signInAs(page, 'editor')
  await visit(page, `/admin/collections/communities/${doc.id}`)
  const latitude = page.getByLabel('Latitude')
  const longitude = page.getByLabel('Longitude')
  const map = page.getByRole('application', { name: 'Map' })
  const section = page.getByRole('region', { name: 'Location on the map' })
  const warning = page.getByRole('button', { name: 'Not on the map' })
  await warning.click()
  await expect(latitude).toBeFocused()
  await expect(section).toContainText('Without coordinates, the community is not on the map')

  await section.getByRole('button', { name: 'Find on map' }).click()
  await expect(section).toContainText('The map shows ZIP code 78006 (Boerne).')
  await expect(latitude).toHaveValue('')
  await section.getByRole('button', { name: 'Place pin here' }).click()
  await expect(latitude).toHaveValue('29.8931')
  await expect(longitude).toHaveValue('-98.6857')
  await expect(warning).toHaveCount(0)

  await map.click({ position: { x: 120, y: 90 } })
  const clicked = Number(await longitude.inputValue())
  expect(clicked).toBeLessThan(-98.6857)
  await map.press('ArrowRight')
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(clicked)
  await latitude.fill('29.5')
  await expect(section).toContainText('Pin at latitude 29.5')
  await expectAccessible(page, '#location-map')

  await page.getByLabel('City').fill('Marfa')
  await page.getByLabel('Address').fill('Highland Avenue, Marfa, Texas 79843')
  await section.getByRole('button', { name: 'Find on map' }).click()
  await expect(section).toContainText('Couldn’t find ZIP code 79843 or Marfa.')

  await latitude.fill('')
  await expect(warning).toBeVisible()

  await test.step('the editor chooses the amenity, and cannot add one', async () => {
    await page.getByRole('combobox', { name: 'School district' }).click()
    await page.getByRole('option', { name: 'Boerne ISD' }).click()
    await openTab(page, 'Pictures and text')
    await page.getByRole('combobox', { name: 'Amenities' }).click()
    await page.getByRole('option', { name: label }).click()
    await expect(page.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Amenities' })).toHaveCount(0)
    const form = await page.request.get(amenityForm, { headers: navigation })
    expect(await form.text()).not.toContain(labelField)
  })

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved successfully.')).toBeVisible()
})
