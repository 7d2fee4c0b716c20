import {
  type FieldHook,
  type RowField,
  slugField,
  type TextFieldSingleValidation,
  type UIField,
} from 'payload'
import { text } from 'payload/shared'
import { slugify } from '@/domain/text/slug'

/** Makes a typed slug valid. The form shows the result after saving. */
const makeValid: FieldHook = ({ value }) =>
  typeof value === 'string' ? slugify(value) || null : value

/** A missing slug is generated when the document is saved, so it is no error in the form. */
const validate =
  (reserved: readonly string[]): TextFieldSingleValidation =>
  (value, options) => {
    if (options.event === 'onChange' && !value) return true
    if (typeof value === 'string' && reserved.includes(value)) {
      return `Choose another slug: “${value}” is the address of another page.`
    }
    return text(value, options)
  }

/** Shown below an error about a document in the trash. */
const trashedLink: UIField = {
  name: 'trashedLink',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '@/admin/slug/trashed-link#TrashedLink' },
  },
}

interface SlugOptions {
  readonly unique?: boolean
  /** Slugs whose path is that of another page. */
  readonly reserved?: readonly string[]
}

/**
 * A slug, generated from another field and editable. It is unique, unless the path of the document
 * begins with that of its community; then the collection has an index of both.
 */
export function slug(
  from: 'name' | 'title' | 'address',
  { unique = true, reserved = [] }: SlugOptions = {},
): RowField {
  return slugField({
    useAsSlug: from,
    disableUnique: !unique,
    slugify: ({ valueToSlugify }) =>
      typeof valueToSlugify === 'string' ? slugify(valueToSlugify) : undefined,
    overrides: (row) => ({
      ...row,
      fields: [
        ...row.fields.map((field) =>
          field.type === 'text' && !field.hasMany
            ? { ...field, validate: validate(reserved), hooks: { beforeValidate: [makeValid] } }
            : field,
        ),
        trashedLink,
      ],
    }),
  })
}
