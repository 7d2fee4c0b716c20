import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { Preferences, TypedPreferences } from '@/contract/newsletter/newsletter-preferences'
import { interests, newsletterAreas, newsletterFrequencies, OTHER_AREA } from '@/domain/enums'
import { Choice } from '@/features/newsletter/components/choice'

interface PreferencesFormProps {
  /** The target URL of the form. */
  action: string
  typed: TypedPreferences
  /** Error messages by field name. */
  problems: Readonly<Partial<Record<keyof Preferences, string>>>
}

function Answers({
  legend,
  problem,
  children,
}: {
  legend: string
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset className="group">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {problem ? (
        <p className="mt-1.5 flex gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.8} />
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
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
      <Answers legend="What best describes your search?" problem={problems.interest}>
        {choices('interest', buyers)}
      </Answers>
      <Answers legend="Areas of interest" problem={problems.areasOfInterest}>
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
      </Answers>
      <Answers legend="Are you a realtor?" problem={problems.isRealtor}>
        {choices('isRealtor', yesOrNo)}
      </Answers>
      <Answers legend="How often should we email you?" problem={problems.frequency}>
        {choices('frequency', newsletterFrequencies)}
      </Answers>
      <Button type="submit" variant="accent" className="sm:justify-self-start">
        Save preferences
      </Button>
    </form>
  )
}
