import { type FieldHook, type RowField, slugField, type TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { slugify } from '@/domain/text/slug'

/** Makes a typed slug valid. The form shows the result after saving. */
const makeValid: FieldHook = ({ value }) =>
  typeof value === 'string' ? slugify(value) || null : value

/** A missing slug is generated when the document is saved, so it is no error in the form. */
const validate: TextFieldSingleValidation = (value, options) =>
  options.event === 'onChange' && !value ? true : text(value, options)

/** A unique slug, generated from the name or title and editable. */
export function slug(from: 'name' | 'title'): RowField {
  return slugField({
    useAsSlug: from,
    slugify: ({ valueToSlugify }) =>
      typeof valueToSlugify === 'string' ? slugify(valueToSlugify) : undefined,
    overrides: (row) => ({
      ...row,
      fields: row.fields.map((field) =>
        field.type === 'text' && !field.hasMany
          ? { ...field, validate, hooks: { beforeValidate: [makeValid] } }
          : field,
      ),
    }),
  })
}
