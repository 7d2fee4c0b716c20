const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [contenteditable="true"]'

/** The frames for which a field may take to render: a tab, then a collapsed part, then a row. */
const FRAMES = 90

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Expands the outermost collapsed part around an element. Returns whether there was one. */
function expandAround(element: Element): boolean {
  let collapsed: Element | null = null
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part.matches('.collapsible--collapsed')) collapsed = part
  }
  const toggle = collapsed?.querySelector<HTMLElement>('.collapsible__toggle')
  toggle?.click()
  return Boolean(toggle)
}

/** The element of a field, or of the innermost row around it that is rendered. */
function findRendered(form: Element, path: string): { part: Element; isField: boolean } | null {
  const field = form.querySelector(`[id="field-${path.replaceAll('.', '__')}"]`)
  if (field) return { part: field, isField: true }
  const steps = path.split('.')
  for (let length = steps.length - 1; length > 0; length--) {
    const above = steps.slice(0, length)
    const row = form.querySelector(`[id="${above.slice(0, -1).join('-')}-row-${above.at(-1)}"]`)
    const inside = row?.querySelector('.collapsible__content') ?? row
    const part = inside ?? form.querySelector(`[id="field-${above.join('__')}"]`)
    if (part) return { part, isField: false }
  }
  return null
}

/**
 * Opens the tab, the collapsed parts and the rows around a field of a form, and moves the focus into
 * it. Payload renders the fields of the open tab only, and those of a collapsed part when they come
 * into view.
 */
export async function openField(
  form: Element,
  { path, tab }: { readonly path: string; readonly tab: number | null },
): Promise<void> {
  if (tab !== null) {
    form.querySelectorAll<HTMLElement>('.tabs-field__tab-button').item(tab)?.click()
  }
  for (let frame = 0; frame < FRAMES; frame++) {
    await nextFrame()
    const found = findRendered(form, path)
    if (!found) {
      const unseen = [...form.querySelectorAll('.tabs-field .render-fields:empty')]
      unseen[frame % Math.max(unseen.length, 1)]?.scrollIntoView({ block: 'center' })
      continue
    }
    const { part, isField } = found
    if (expandAround(part)) continue
    part.scrollIntoView({ block: 'center' })
    if (!isField) continue
    const target = part.matches(FOCUSABLE) ? part : part.querySelector(FOCUSABLE)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    return
  }
}
