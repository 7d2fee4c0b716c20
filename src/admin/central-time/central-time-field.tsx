'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { CentralTimeInput } from './central-time-input'

/** A field with an hour. Payload's picker shows the time zone of the browser. */
export const CentralTimeField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: path,
  })
  const { label, required, admin: { description, style, width } = {} } = field
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div
      className={fieldBaseClass}
      style={{ ...style, ...(width ? { '--field-width': width } : {}) }}
    >
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <CentralTimeInput
          id={id}
          value={value || null}
          onChange={setValue}
          isReadOnly={Boolean(readOnly || disabled)}
        />
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}
