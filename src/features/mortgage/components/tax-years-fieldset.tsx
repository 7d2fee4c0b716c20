import type { SiteCopy } from '@/content/site-copy'
import type { TaxYearsFields } from '@/domain/mortgage/tax-years-fields'
import { NumberField } from './number-field'

interface TaxYearsFieldsetProps {
  /** `null` while the switch is off. */
  fields: TaxYearsFields | null
  /** The fields when the switch is turned on. */
  first: () => TaxYearsFields
  words: SiteCopy['calculator']
  onChange: (fields: TaxYearsFields | null) => void
}

/** The switch for the property tax by year, and the fields that it opens. */
export function TaxYearsFieldset({ fields, first, words, onChange }: TaxYearsFieldsetProps) {
  return (
    <div className="mt-5 noscript:hidden">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={fields !== null}
          onChange={(event) => onChange(event.target.checked ? first() : null)}
          className="size-4.5 shrink-0 rounded-sm"
        />
        {words.taxYears}
      </label>
      {fields ? (
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <NumberField
              name="landShare"
              label="Land’s share of the price"
              help={words.landShare}
              value={fields.landShare}
              onType={(landShare) => onChange({ ...fields, landShare })}
              step={1}
              unit="%"
            />
          </div>
          <NumberField
            name="schoolTaxRate"
            label="School tax rate"
            help={words.schoolTaxRate}
            value={fields.schoolTaxRate}
            onType={(schoolTaxRate) => onChange({ ...fields, schoolTaxRate })}
            step={0.1}
            unit="%"
          />
          <NumberField
            name="schoolExemption"
            label="School homestead exemption"
            help={words.schoolExemption}
            value={fields.schoolExemption}
            onType={(schoolExemption) => onChange({ ...fields, schoolExemption })}
            step={1000}
            unit="$"
          />
        </div>
      ) : null}
    </div>
  )
}
