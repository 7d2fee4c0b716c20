import { test, visit } from '../../fixtures'
import { expectAccessibleAtAllWidths } from '../../helpers/axe'
import { signInAs } from '../../staff'

/** One page of each layout. The others are in the extended tests. */
const pages = [
  '/communities',
  '/communities/tinaja',
  '/communities/canebrake-crossing/homes/1307-canebrake-street',
  '/builders/dr-horton',
  '/blog/choosing-the-right-home-builder',
  '/resources/first-time-buyer-guide',
  '/none',
]

for (const path of pages) {
  test(`the page ${path} has no axe violations at any width`, async ({ page }) => {
    await visit(page, path)
    await expectAccessibleAtAllWidths(page)
  })
}

test('the dashboard of the back office has no axe violations at any width', async ({ page }) => {
  await signInAs(page, 'editor')
  await visit(page, '/admin')
  await expectAccessibleAtAllWidths(page)
})
