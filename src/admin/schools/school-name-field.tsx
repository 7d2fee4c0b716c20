'use client'

import { useForm } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { SuggestInput } from '../options/suggest-input'
import { useKnownSchools } from './use-known-schools'

/** The level in a path such as `schools.elementary.0.name`. */
const getLevel = (path: string) => path.split('.')[1] ?? ''

/** Suggests the schools of the guide. A chosen school brings its rating. */
export const SchoolNameField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { dispatchFields, getDataByPath } = useForm()
  const known = useKnownSchools(getLevel(path))
  return (
    <SuggestInput
      field={field}
      path={path}
      suggestions={known.map(({ name, rating }) => ({ value: name, hint: rating }))}
      isReadOnly={Boolean(readOnly)}
      onPick={({ hint }) => {
        const rating = path.replace(/name$/, 'rating')
        if (!hint || getDataByPath(rating)) return
        dispatchFields({ type: 'UPDATE', path: rating, value: hint, valid: true })
      }}
    />
  )
}
