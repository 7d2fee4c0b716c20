'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { MortgageField, MortgageFields } from '@/domain/mortgage/mortgage-fields'
import { NumberField } from './number-field'

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 md:max-lg:grid-cols-3 xl:grid-cols-3',
}

interface GroupProps {
  legend: string
  /** Number of columns on wide screens. */
  across: keyof typeof columns
  children: ReactNode
}

function Group({ legend, across, children }: GroupProps) {
  return (
    <fieldset className="min-w-0 border-hairline not-first:border-t not-first:pt-6">
      <legend className="float-left mb-4 w-full font-display text-xl">{legend}</legend>
      <div className={clsx('clear-both grid gap-5', columns[across])}>{children}</div>
    </fieldset>
  )
}

interface CalculatorFieldsProps {
  fields: MortgageFields
  onType: (field: MortgageField, text: string) => void
}

/** The eight input fields. They are not in a form because nothing is submitted. */
export function CalculatorFields({ fields, onType }: CalculatorFieldsProps) {
  const field = (name: MortgageField) => ({
    name,
    value: fields[name],
    onType: (text: string) => onType(name, text),
  })
  return (
    <div className="grid gap-7">
      <Group legend="The home" across={2}>
        <div className="sm:col-span-2">
          <NumberField
            {...field('homePrice')}
            label="Home price"
            help="The contract price, with lot premium and options."
            step={1000}
            unit="$"
          />
        </div>
        <NumberField
          {...field('downPayment')}
          label="Down payment amount"
          help="Changes with the percent."
          step={1000}
          unit="$"
        />
        <NumberField
          {...field('downPaymentPercent')}
          label="Down payment percent"
          help="Under 20% brings PMI with it."
          step={0.1}
          unit="%"
        />
      </Group>
      <Group legend="The loan" across={2}>
        <NumberField
          {...field('interestRate')}
          label="Interest rate"
          help="The full rate of the note, a year."
          step={0.1}
          unit="%"
        />
        <NumberField
          {...field('termYears')}
          label="Term in years"
          help="30 when left blank."
          step={1}
          unit="years"
        />
      </Group>
      <Group legend="Taxes and insurance" across={3}>
        <NumberField
          {...field('propertyTaxRate')}
          label="Property tax rate"
          help="All taxing units together."
          step={0.1}
          unit="%"
        />
        <NumberField
          {...field('annualInsurance')}
          label="Annual insurance"
          help="The premium of the house."
          step={50}
          unit="$"
        />
        <NumberField
          {...field('pmiRate')}
          label="PMI rate"
          help="A year, of the loan."
          step={0.1}
          unit="%"
        />
      </Group>
    </div>
  )
}
