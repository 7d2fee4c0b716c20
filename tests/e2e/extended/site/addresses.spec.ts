import { expect, test, visit } from '../../fixtures'

test('a page is found with capital letters in its path, by one redirect that keeps the query', async ({
  request,
}) => {
  for (const [written, canonical] of [
    ['/Communities?city=Boerne', '/communities?city=Boerne'],
    ['/COMMUNITIES/Cibolo-Ridge-Preserve', '/communities/cibolo-ridge-preserve'],
    ['/Resources/Mortgage-Calculator', '/resources/mortgage-calculator'],
    ['/Blog/Choosing-The-Right-Home-Builder', '/blog/choosing-the-right-home-builder'],
  ] as const) {
    const moved = await request.get(written, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, canonical])
    const found = await request.get(canonical, { maxRedirects: 0 })
    expect(found.status()).toBe(200)
  }
  for (const elsewhere of ['/Old-Page', '/Submit/AbC', '/Newsletter/Unsubscribe', '/Preview/x/1']) {
    expect((await request.get(elsewhere, { maxRedirects: 0 })).status()).toBe(404)
  }
})

test('of a repeated parameter pages and the API take the last value', async ({ page, request }) => {
  const repeated = 'city=Boerne&city=Cibolo'
  const cities = async (query: string) => {
    const list = await (await request.get(`/api/communities?${query}`)).json()
    return new Set(list.map(({ city }: { city: string }) => city))
  }
  expect(await cities(repeated)).toEqual(new Set(['Cibolo']))
  await visit(page, `/communities?${repeated}`)
  await expect(page).toHaveURL('/communities?city=Cibolo')
  // A form without JavaScript sends each checked box.
  await visit(page, '/compare?items=c1&items=c2')
  await expect(page).toHaveURL('/compare?items=c1&items=c2')
})

test('a value that is no choice is left out with a word on pages, and refused by the API', async ({
  page,
  request,
}) => {
  for (const [path, part] of [
    ['/communities?status=bogus', 'status “bogus”'],
    ['/builders?tier=bogus', 'tier “bogus”'],
    ['/blog?category=bogus', 'category “bogus”'],
    ['/homes?sort=bogus&monthly=-1', 'monthly “-1”, sort “bogus”'],
    ['/resources/events?show=bogus', 'show “bogus”'],
    ['/search?q=boerne&in=bogus', 'in “bogus”'],
  ] as const) {
    await visit(page, path)
    const notice = `We didn’t understand part of this link, so we left it out: ${part}.`
    await expect(page.getByText(notice)).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
  for (const [path, choice] of [
    ['/api/communities?status=bogus', 'status: Must be one of: all, available'],
    ['/api/builders?tier=bogus', 'tier: Must be one of: all, national'],
    ['/api/blog?category=bogus', 'category: Must be one of: all, market-analysis'],
    ['/api/homes?sort=bogus', 'sort: Must be one of: price'],
    ['/api/homes?monthly=-1', 'monthly: Must be a whole number'],
  ] as const) {
    const refused = await request.get(path)
    expect(refused.status()).toBe(400)
    expect((await refused.json()).detail).toContain(choice)
  }
})

test('/api itself answers like an unknown path below it', async ({ request }) => {
  for (const path of ['/api', '/api/nothing']) {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toBe('application/problem+json; charset=utf-8')
    expect((await response.json()).detail).toContain('/api/docs')
  }
})
