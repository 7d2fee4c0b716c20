type Value = string | ((element: Element) => string | null)

/**
 * The missing attributes of the elements that match a selector. A value of `null` leaves the
 * element unchanged.
 */
interface A11yPatch {
  /** CSS selector. */
  readonly of: string
  readonly attributes: Readonly<Record<string, Value>>
}

const named = (of: string, name: Value): A11yPatch => ({ of, attributes: { 'aria-label': name } })

/** The label of the field that contains an element, without the asterisk of a required field. */
function fieldName(element: Element): string | null {
  const field = element.closest('.field-type, .payload-settings__language')
  const label = field?.querySelector('.field-label')?.textContent
  return label?.replace(/\s*\*\s*$/, '').trim() || null
}

const clearField: Value = (element) => `Clear ${fieldName(element) ?? 'the date'}`

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

/** Payload leaves its placeholder in the label when a column's label is not plain text. */
function sortName(element: Element): string | null {
  const name = element.getAttribute('aria-label') ?? ''
  const column = element.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
  return name.includes('{{label}}') ? name.replace('{{label}}', column?.trim() ?? 'this') : null
}

/**
 * Accessibility patches for Payload's own screens: names of buttons and fields, landmarks, heading
 * levels, and elements that are hidden from screen readers but can be focused.
 */
const a11yPatches: readonly A11yPatch[] = [
  { of: '.template-minimal, .not-found', attributes: { role: 'main' } },
  { of: '.doc-header', attributes: { role: 'region', 'aria-label': 'Document' } },
  // On a phone it is wider than the screen and contains no focusable element. Without a tab stop,
  // the keyboard could not scroll it.
  { of: '.doc-controls__content', attributes: { tabindex: '0' } },
  { of: 'ul.doc-tabs__tabs', attributes: { role: 'group' } },
  {
    of: '.group-field__title, .array-field__title, .relationship-table h4, h4:has(> a)',
    attributes: { 'aria-level': '2' },
  },
  {
    of: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden]',
    attributes: { tabindex: '-1' },
  },
  { of: '.LexicalEditorTheme__upload img:not([alt])', attributes: { alt: '' } },
  named('.rs__input:not([aria-labelledby])', fieldName),
  named('.react-datepicker__input-container input', fieldName),
  named('.ContentEditable__root', fieldName),
  named('.date-time-picker__clear-button', clearField),
  named('.popup-button', unlessText('More actions')),
  named('.array-actions__button', 'More actions for this row'),
  named('.collapsible__drag', 'Move this row'),
  named('.upload--has-many__drag', 'Move this picture'),
  named('.upload-relationship-details__edit', 'Edit this picture'),
  named('.upload-relationship-details__remove', 'Remove this picture'),
  named('.file-details__remove', 'Remove this file'),
  named('.copy-to-clipboard', 'Copy URL'),
  named('.relationship-add-new__add-button', unlessText('Add new')),
  named('.locked', 'Another user is editing this'),
  named('.LexicalEditorTheme__upload__upload-drawer-toggler', 'Edit this picture'),
  named('.LexicalEditorTheme__upload__swap-drawer-toggler', 'Choose another picture'),
  named('.LexicalEditorTheme__upload__removeButton', 'Remove this picture'),
  named('.toolbar-popup__button[data-button-key]', toolName),
  named('.sort-column__button[aria-label*="{{label}}"]', sortName),
]

/**
 * Sets missing attributes on every element below `root`. Unchanged values are not written again,
 * which would trigger the observer.
 */
export function applyA11yPatches(root: ParentNode): void {
  for (const { of, attributes } of a11yPatches) {
    for (const element of root.querySelectorAll(of)) {
      for (const [name, value] of Object.entries(attributes)) {
        const wanted = typeof value === 'string' ? value : value(element)
        if (wanted !== null && element.getAttribute(name) !== wanted) {
          element.setAttribute(name, wanted)
        }
      }
    }
  }
}
