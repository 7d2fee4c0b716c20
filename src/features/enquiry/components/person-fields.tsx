import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextAreaField, TextField } from '@/components/ui/field'

type PersonField = 'name' | 'email' | 'phone' | 'message'

interface PersonFieldsProps {
  /** What connects a field with its form, and what is wrong with it. */
  field: (name: PersonField) => UseFormRegisterReturn & { error: string | undefined }
  /** Stands between who writes and what they write. */
  children?: React.ReactNode
}

/** Who writes, and what: the fields that a tour request and a message to a builder share. */
export function PersonFields({ field, children }: PersonFieldsProps) {
  return (
    <>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </div>
      {children}
      <TextAreaField label="Message" {...field('message')} />
    </>
  )
}
