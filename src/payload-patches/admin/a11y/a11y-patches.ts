type Value = string | ((element: Element) => string | null)

/**
 * The missing attributes of the elements that match a selector. A value of `null` leaves the
 * element unchanged.
 */
export interface A11yPatch {
  /** CSS selector. Most are private class names of Payload. */
  readonly selector: string
  readonly attributes: Readonly<Record<string, Value>>
  /** The version of Payload that was last found to have the fault. */
  readonly payload: string
  /** The page on which `tests/e2e/extended/a11y/a11y-patches.spec.ts` shows that the fault is still there. */
  readonly shownOn: PatchedPage
}

export type PatchedPage =
  | 'login'
  | 'not found'
  | 'community'
  | 'community pictures'
  | 'builder'
  | 'article'
  | 'navigation'
  | 'picture'
  | 'service providers'
  | 'lead'
  | 'filtered list'
  | 'live preview'

/** The label of the field that contains an element, without the asterisk of a required field. */
function fieldName(element: Element): string | null {
  const field = element.closest('.field-type, .payload-settings__language')
  const label = field?.querySelector('.field-label')?.textContent
  return label?.replace(/(?<!\s)\s*\*\s*$/, '').trim() || null
}

const clearField: Value = (element) => `Clear ${fieldName(element) ?? 'the date'}`

const chosenValue: Value = (element) =>
  element.querySelector('.relationship--multi-value-label__text, .rs__multi-value__label')
    ?.textContent ?? null

/** Names an icon button. A button with text keeps its text as its name. */
const unlessText =
  (name: string): Value =>
  (element) =>
    element.textContent?.trim() ? null : name

/** `bold` -> `Bold`, `orderedList` -> `Ordered list`. */
function toolName(element: Element): string | null {
  const text = (element.getAttribute('data-button-key') ?? '').replace(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  )
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null
}

const V3_90 = '3.90.1'

function patch(
  shownOn: PatchedPage,
  selector: string,
  attributes: A11yPatch['attributes'],
): A11yPatch {
  return { selector, attributes, payload: V3_90, shownOn }
}

const named = (shownOn: PatchedPage, selector: string, name: Value): A11yPatch =>
  patch(shownOn, selector, { 'aria-label': name })

/**
 * Accessibility patches for Payload's own screens: names of buttons and fields, landmarks, heading
 * levels, and elements that are hidden from screen readers but can be focused.
 *
 * No issue was found that covers one of them. Each names the version of Payload that has the fault, and
 * the page on which a browser test fails when the fault is mended.
 */
export const a11yPatches: readonly A11yPatch[] = [
  patch('login', '.template-minimal', { role: 'main' }),
  patch('not found', '.not-found', { role: 'main' }),
  patch('community', '.doc-header', { role: 'region', 'aria-label': 'Document' }),
  // On a phone it is wider than the screen and contains no focusable element. Without a tab stop,
  // the keyboard could not scroll it.
  patch('community', '.doc-controls__content', { tabindex: '0' }),
  patch('community', 'ul.doc-tabs__tabs', { role: 'group' }),
  patch('navigation', '.group-field__title', { 'aria-level': '2' }),
  patch('navigation', '.array-field__title', { 'aria-level': '2' }),
  patch('builder', '.relationship-table h4', { 'aria-level': '2' }),
  patch('community', ':is(.dropdown-indicator, .clear-indicator)[aria-hidden]', { tabindex: '-1' }),
  patch('article', '.LexicalEditorTheme__upload img:not([alt])', { alt: '' }),
  // A button may contain no other button, and has two: it edits and removes the value.
  patch('community', '.multi-value:is([role="button"], [role="group"])', {
    role: 'group',
    'aria-label': chosenValue,
  }),
  // The name of the tab of versions lacks the number that it shows. Without it, the text is the name.
  patch('community', '.doc-tab', { 'aria-label': '' }),
  named('community', '.rs__input:not([aria-labelledby])', fieldName),
  named('community', '.react-datepicker__input-container input', fieldName),
  named('article', '.ContentEditable__root', fieldName),
  named('community', '.date-time-picker__clear-button', clearField),
  named('lead', '.drawer-link__doc-drawer-toggler', 'Open this row'),
  named('community', '.popup-button', unlessText('More actions')),
  named('navigation', '.array-actions__button', 'More actions for this row'),
  named('navigation', '.collapsible__drag', 'Move this row'),
  named('community pictures', '.upload--has-many__drag', 'Move this picture'),
  named('community pictures', '.upload-relationship-details__edit', 'Edit this picture'),
  named('community pictures', '.upload-relationship-details__remove', 'Remove this picture'),
  named('picture', '.file-details__remove', 'Remove this file'),
  named('picture', '.copy-to-clipboard', 'Copy URL'),
  patch('filtered list', '.no-results h3', { 'aria-level': '2' }),
  named('filtered list', '.condition__field .rs__input', 'Field'),
  named('filtered list', '.condition__operator .rs__input', 'Operator'),
  named('filtered list', '.condition__value .rs__input', 'Value'),
  named('filtered list', '.condition__actions-remove', 'Remove this filter'),
  named('filtered list', '.condition__actions-add', 'Add a filter'),
  named('live preview', '.live-preview-toolbar-controls [name$="-width"]', 'Width in pixels'),
  named('live preview', '.live-preview-toolbar-controls [name$="-height"]', 'Height in pixels'),
  patch('live preview', '.iframe-loader__iframe', { title: 'Live preview' }),
  named('service providers', '.locked', 'Another user is editing this'),
  named('article', '.LexicalEditorTheme__upload__upload-drawer-toggler', 'Edit this picture'),
  named('article', '.LexicalEditorTheme__upload__swap-drawer-toggler', 'Choose another picture'),
  named('article', '.LexicalEditorTheme__upload__removeButton', 'Remove this picture'),
  named('article', '.toolbar-popup__button[data-button-key]', toolName),
]

function setMissing(element: Element, { attributes }: A11yPatch): void {
  for (const [name, value] of Object.entries(attributes)) {
    const wanted = typeof value === 'string' ? value : value(element)
    if (wanted !== null && element.getAttribute(name) !== wanted) element.setAttribute(name, wanted)
  }
}

/** Sets missing attributes on an element and every element below it. */
export function applyA11yPatches(root: Element): void {
  for (const a11yPatch of a11yPatches) {
    if (root.matches(a11yPatch.selector)) setMissing(root, a11yPatch)
    for (const element of root.querySelectorAll(a11yPatch.selector)) setMissing(element, a11yPatch)
  }
}
