import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextField } from '@/components/ui/field'
import type { Preferences, TypedPreferences } from '@/contract/newsletter/newsletter-preferences'
import { interests, newsletterAreas, newsletterFrequencies, OTHER_AREA } from '@/domain/enums'

interface PreferencesFormProps {
  /** The target URL of the form. */
  action: string
  typed: TypedPreferences
  /** Error messages by field name. */
  problems: Readonly<Partial<Record<keyof Preferences, string>>>
}

interface Option {
  readonly value: string
  readonly label: string
}

const buyers = [...interests, { value: '', label: 'Just looking' }]
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Prefer not to say' },
]

/** A form for the subscriber's preferences, which works without JavaScript. */
export function PreferencesForm({ action, typed, problems }: PreferencesFormProps) {
  const choices = (name: 'interest' | 'isRealtor' | 'frequency', options: readonly Option[]) =>
    options.map(({ value, label }) => (
      <Choice
        key={value}
        type="radio"
        name={name}
        value={value}
        label={label}
        defaultChecked={typed[name] === value}
      />
    ))
  // An API client may have subscribed with areas that the form does not list.
  const areas = new Set([...newsletterAreas, ...typed.areasOfInterest])
  return (
    <form action={action} method="post" aria-label="Preferences" className="mt-8 grid gap-6">
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={160}
        required
        defaultValue={typed.name}
        error={problems.name}
      />
      <ChoiceGroup legend="What best describes your search?" problem={problems.interest}>
        {choices('interest', buyers)}
      </ChoiceGroup>
      <ChoiceGroup legend="Areas of interest" problem={problems.areasOfInterest}>
        {[...areas].map((area) => (
          <Choice
            key={area}
            type="checkbox"
            name="areasOfInterest"
            value={area}
            label={area}
            defaultChecked={typed.areasOfInterest.includes(area)}
          />
        ))}
        <div className="hidden w-full group-has-[[value=Other]:checked]:block">
          <TextField
            label={`${OTHER_AREA} area`}
            name="otherArea"
            maxLength={100}
            defaultValue={typed.otherArea}
            error={problems.otherArea}
          />
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend="Are you a realtor?" problem={problems.isRealtor}>
        {choices('isRealtor', yesOrNo)}
      </ChoiceGroup>
      <ChoiceGroup legend="How often should we email you?" problem={problems.frequency}>
        {choices('frequency', newsletterFrequencies)}
      </ChoiceGroup>
      <Button type="submit" variant="accent" className="sm:justify-self-start">
        Save preferences
      </Button>
    </form>
  )
}
