import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { paths } from '@/config/paths'
import { MISTAKE_LENGTH, type TypedMistake } from '@/contract/mistakes/mistake-report'
import { FormProblem } from '../../_components/form-problem'

interface MistakeFormProps {
  /** Says when the form was shown. */
  formToken: string
  typed: TypedMistake
  /** Messages by field. */
  errors: Readonly<Partial<Record<keyof TypedMistake, string>>>
  /** Why a complete report was not stored. */
  problem: string | null
}

/** The form of a report, which works without JavaScript. */
export function MistakeForm({ formToken, typed, errors, problem }: MistakeFormProps) {
  return (
    <form
      action={paths.sendMistake}
      method="post"
      aria-label="Report a mistake"
      className="mt-8 grid gap-6"
    >
      <FormProblem problem={problem} />
      <TextAreaField
        label="What is wrong?"
        name="message"
        required
        minLength={10}
        maxLength={MISTAKE_LENGTH}
        defaultValue={typed.message}
        error={errors.message}
        help="For example: the builder’s site says $312,990."
      />
      <TextField
        label="Email (optional)"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={typed.email}
        error={errors.email}
        help="Only for our answer. It is never published."
      />
      <input type="hidden" name="about" value={typed.about} />
      <input type="hidden" name="formToken" value={formToken} />
      <HoneypotField />
      <Button type="submit" variant="accent" className="sm:justify-self-start">
        Send report
      </Button>
    </form>
  )
}
