// @vitest-environment jsdom
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { applyA11yPatches } from './a11y-patches'

afterEach(() => document.body.replaceChildren())

async function findViolations(rule: string): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: [rule],
    resultTypes: ['violations'],
  })
  return violations.map(({ id }) => id)
}

it('a value that can be moved, edited and removed is a group with its name, not a button with buttons', async () => {
  document.body.innerHTML = `
    <div class="rs__multi-value multi-value draggable" role="button" tabindex="0">
      <div class="relationship--multi-value-label__text">Bluestem Homes</div>
      <button type="button" aria-label="Edit Bluestem Homes"></button>
      <button type="button" aria-label="Remove"></button>
    </div>`
  expect(await findViolations('nested-interactive')).toEqual(['nested-interactive'])
  applyA11yPatches(document.body)
  expect(await findViolations('nested-interactive')).toEqual([])
  const value = document.querySelector('.multi-value')
  expect([value?.role, value?.ariaLabel]).toEqual(['group', 'Bluestem Homes'])
})

it('the name of a tab is the text that it shows', () => {
  document.body.innerHTML = `
    <a class="doc-tab" href="/versions" aria-label="Versions">
      <span>Versions <span class="pill-version-count">5</span></span>
    </a>`
  applyA11yPatches(document.body)
  expect(document.querySelector('a')?.ariaLabel).toBe('')
})
