'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { SiteCopy } from '@/content/site-copy'
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

/** Controls next to the labels of fields, rendered by the server, so that their code is not loaded. */
export type Explanations = Readonly<Partial<Record<MortgageField, ReactNode>>>

interface CalculatorFieldsProps {
  fields: MortgageFields
  words: SiteCopy['calculator']
  explanations: Explanations
  onType: (field: MortgageField, text: string) => void
}

/** The input fields. They are not in a form because nothing is submitted. */
export function CalculatorFields({ fields, words, explanations, onType }: CalculatorFieldsProps) {
  const field = (name: Exclude<MortgageField, 'hoaFee'>) => ({
    name,
    value: fields[name],
    help: words[name],
    explanation: explanations[name],
    onType: (text: string) => onType(name, text),
  })
  return (
    <div className="grid gap-7">
      <Group legend={words.home} across={2}>
        <div className="sm:col-span-2">
          <NumberField {...field('homePrice')} label="Home price" step={1000} unit="$" />
        </div>
        <NumberField {...field('downPayment')} label="Down payment amount" step={1000} unit="$" />
        <NumberField
          {...field('downPaymentPercent')}
          label="Down payment percent"
          step={0.1}
          unit="%"
        />
      </Group>
      <Group legend={words.loan} across={2}>
        <NumberField {...field('interestRate')} label="Interest rate" step={0.1} unit="%" />
        <NumberField {...field('termYears')} label="Term in years" step={1} unit="years" />
      </Group>
      <Group legend={words.costs} across={2}>
        <NumberField {...field('propertyTaxRate')} label="Property tax rate" step={0.1} unit="%" />
        <NumberField {...field('annualInsurance')} label="Annual insurance" step={50} unit="$" />
        <NumberField {...field('pmiRate')} label="PMI rate" step={0.1} unit="%" />
        <NumberField
          name="hoaFee"
          label="HOA fee per month"
          explanation={explanations.hoaFee}
          value={fields.hoaFee}
          onType={(text) => onType('hoaFee', text)}
          step={5}
          unit="$"
        />
      </Group>
    </div>
  )
}
