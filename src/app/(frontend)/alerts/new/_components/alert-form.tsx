import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextField } from '@/components/ui/field'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { paths } from '@/config/paths'
import type { TypedAlert } from '@/contract/alerts/alert-form'
import { type AlertChange, alertChanges, alertFrequencies } from '@/domain/enums'
import { FormProblem } from '../../../_components/form-problem'

interface AlertFormProps {
  /** Says when the form was shown. */
  formToken: string
  offered: readonly AlertChange[]
  typed: TypedAlert
  /** Messages by field. */
  errors: Readonly<Partial<Record<keyof TypedAlert, string>>>
  /** Why a complete form was not stored. */
  problem: string | null
}

/** The form of a new alert, which works without JavaScript. */
export function AlertForm({ formToken, offered, typed, errors, problem }: AlertFormProps) {
  return (
    <form
      action={paths.sendAlert}
      method="post"
      aria-label="Email alert"
      className="mt-8 grid gap-6"
    >
      <FormProblem problem={problem} />
      <TextField
        label="Your email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed.email}
        error={errors.email}
        help="Only for this alert. One click in each email stops it."
      />
      <ChoiceGroup legend="Email me when" problem={errors.changes}>
        {alertChanges
          .filter(({ value }) => offered.includes(value))
          .map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              name="changes"
              value={value}
              label={label}
              defaultChecked={typed.changes.includes(value)}
            />
          ))}
      </ChoiceGroup>
      <ChoiceGroup legend="How often" problem={errors.frequency}>
        {alertFrequencies.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name="frequency"
            value={value}
            label={label}
            defaultChecked={typed.frequency === value}
          />
        ))}
      </ChoiceGroup>
      <input type="hidden" name="about" value={typed.about} />
      <input type="hidden" name="formToken" value={formToken} />
      <HoneypotField />
      <Button type="submit" variant="accent" className="sm:justify-self-start">
        Set the alert
      </Button>
    </form>
  )
}
