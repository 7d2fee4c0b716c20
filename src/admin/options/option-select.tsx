'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClient } from 'payload'
import type { Option } from '@/domain/enums'

interface OptionSelectProps {
  readonly field: Omit<TextFieldClient, 'type'>
  readonly path: string
  readonly options: readonly Option[]
  readonly isReadOnly: boolean
}

const toList = (value: string | readonly string[] | null | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

/**
 * Chooses the value of a text field from a list that is edited in the back office. A value that is
 * no longer in the list is shown and can be removed.
 */
export function OptionSelect({ field, path, options, isReadOnly }: OptionSelectProps) {
  const { value, setValue, showError, disabled } = useField<string | string[] | null>({
    potentiallyStalePath: path,
  })
  const { hasMany, label, localized, name, required, admin: { description } = {} } = field
  const chosen = toList(value).filter((one) => one !== '')
  const unlisted = chosen.filter((one) => !options.some((option) => option.value === one))
  const all = [...options, ...unlisted.map((one) => ({ value: one, label: one }))]
  return (
    <SelectInput
      name={name}
      path={path}
      label={label}
      localized={localized ?? false}
      description={typeof description === 'function' ? undefined : description}
      required={required ?? false}
      hasMany={hasMany ?? false}
      isSortable={hasMany ?? false}
      options={all}
      value={hasMany ? [...chosen] : (chosen[0] ?? '')}
      showError={showError}
      readOnly={isReadOnly || disabled}
      style={mergeFieldStyles(field)}
      onChange={(picked) => {
        const values = [picked].flat().flatMap((option) => {
          const one: unknown = option?.value
          return typeof one === 'string' ? [one] : []
        })
        setValue(hasMany ? values : (values[0] ?? null))
      }}
    />
  )
}
