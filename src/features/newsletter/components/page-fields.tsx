import { Choice } from '@/components/ui/choice'
import { TextField } from '@/components/ui/field'
import { newsletterAreas, OTHER_AREA } from '@/domain/enums'

const legend = 'mb-1.5 font-semibold text-sm'

export function PersonFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="First name *"
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        required
      />
      <TextField
        label="Last name *"
        name="lastName"
        autoComplete="family-name"
        maxLength={80}
        required
      />
      <TextField
        label="Email *"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        maxLength={254}
        required
      />
      <TextField
        label="ZIP code *"
        name="zipCode"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={12}
        required
      />
      <div className="sm:col-span-2">
        <TextField
          label="Phone number (optional)"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
    </div>
  )
}

export function RealtorChoice() {
  return (
    <fieldset>
      <legend className={legend}>Are you a realtor? *</legend>
      <div className="flex flex-wrap gap-2">
        <Choice type="radio" name="isRealtor" value="yes" label="Yes" required />
        <Choice type="radio" name="isRealtor" value="no" label="No" required />
      </div>
    </fieldset>
  )
}

/** The label says required, but it is not enforced (docs/product/newsletter.md, Newsletter). */
export function AreaChoice() {
  return (
    <fieldset className="group">
      <legend className={legend}>Areas of interest *</legend>
      <div className="flex flex-wrap gap-2">
        {newsletterAreas.map((area) => (
          <Choice key={area} type="checkbox" name="areasOfInterest" value={area} label={area} />
        ))}
      </div>
      {/* Shown with CSS, so that it works without scripts and keeps its value. */}
      <div className="mt-4 hidden group-has-[[value=Other]:checked]:block">
        <TextField label={`${OTHER_AREA} area`} name="otherArea" maxLength={100} />
      </div>
    </fieldset>
  )
}
