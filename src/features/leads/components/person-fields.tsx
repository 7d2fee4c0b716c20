import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextAreaField, TextField } from '@/components/ui/field'

type PersonField = 'name' | 'email' | 'phone' | 'message'

interface PersonFieldsProps {
  /** Registration and error of a field. */
  field: (name: PersonField) => UseFormRegisterReturn & { error: string | undefined }
  /**
   * Rendered between the contact fields and the message. A function, because fields get the focus of
   * the first error in the order in which they are registered.
   */
  children?: () => React.ReactNode
}

/** Contact fields and message, shared by the tour request and the builder message. */
export function PersonFields({ field, children }: PersonFieldsProps) {
  return (
    <>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </div>
      {children?.()}
      <TextAreaField label="Message" {...field('message')} />
    </>
  )
}
