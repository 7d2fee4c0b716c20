type Value = string | ((element: Element) => string | null)

/** What elements of one kind lack, by attribute. A value of `null` leaves the element as it is. */
interface Mend {
  /** CSS selector. */
  readonly of: string
  readonly attributes: Readonly<Record<string, Value>>
}

const named = (of: string, name: Value): Mend => ({ of, attributes: { 'aria-label': name } })

/** The words above the field that an element is a part of, without the star of a required one. */
function fieldName(element: Element): string | null {
  const field = element.closest('.field-type, .payload-settings__language')
  const label = field?.querySelector('.field-label')?.textContent
  return label?.replace(/\s*\*\s*$/, '').trim() || null
}

const clearField: Value = (element) => `Clear ${fieldName(element) ?? 'the date'}`

/** A button that shows but a picture, unless it has words after all. */
const unlessWords =
  (name: string): Value =>
  (element) =>
    element.textContent?.trim() ? null : name

/** `bold` -> `Bold`, `orderedList` -> `Ordered list`. */
function toolName(element: Element): string | null {
  const words = (element.getAttribute('data-button-key') ?? '').replace(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  )
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null
}

/** Payload leaves its placeholder standing where a column's label is no plain text. */
function sortName(element: Element): string | null {
  const name = element.getAttribute('aria-label') ?? ''
  const column = element.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
  return name.includes('{{label}}') ? name.replace('{{label}}', column?.trim() ?? 'this') : null
}

/**
 * What Payload's own screens leave to the eye alone: names of buttons and fields, landmarks, levels
 * of headings, stops of the Tab key at things that are hidden from a screen reader.
 */
const mends: readonly Mend[] = [
  { of: '.template-minimal, .not-found', attributes: { role: 'main' } },
  { of: '.doc-header', attributes: { role: 'region', 'aria-label': 'Document' } },
  // On a phone it is wider than the screen, and nothing in it may take the focus.
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
  named('.popup-button', unlessWords('More actions')),
  named('.array-actions__button', 'More actions for this row'),
  named('.collapsible__drag', 'Move this row'),
  named('.upload--has-many__drag', 'Move this picture'),
  named('.upload-relationship-details__edit', 'Edit this picture'),
  named('.upload-relationship-details__remove', 'Take this picture away'),
  named('.file-details__remove', 'Take this file away'),
  named('.copy-to-clipboard', 'Copy the address'),
  named('.relationship-add-new__add-button', unlessWords('Add new')),
  named('.locked', 'Somebody is editing this'),
  named('.LexicalEditorTheme__upload__upload-drawer-toggler', 'Edit this picture'),
  named('.LexicalEditorTheme__upload__swap-drawer-toggler', 'Choose another picture'),
  named('.LexicalEditorTheme__upload__removeButton', 'Take this picture away'),
  named('.toolbar-popup__button[data-button-key]', toolName),
  named('.sort-column__button[aria-label*="{{label}}"]', sortName),
]

/** Gives every element below `root` what it lacks; what it has already is not written again. */
export function mend(root: ParentNode): void {
  for (const { of, attributes } of mends) {
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
