import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { SearchState } from '../search-params'
import { FilterForm } from './filter-form'

/** The budget per month. */
export function BudgetForm({ state }: { state: SearchState }) {
  const id = useId()
  return (
    <FilterForm state={state} removal={{ monthly: null }}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        My monthly budget
      </label>
      <div className="flex gap-2">
        <span className="relative block min-w-0 flex-1">
          <span aria-hidden className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft">
            $
          </span>
          <input
            key={state.monthly}
            id={id}
            name="monthly"
            type="number"
            inputMode="numeric"
            min={1}
            max={1_000_000}
            step={1}
            defaultValue={state.monthly ?? ''}
            className="figures h-12 w-full rounded-md border border-control bg-surface pr-3 pl-7 text-base"
          />
        </span>
        <button type="submit" className={buttonClass('outline')}>
          Apply
        </button>
      </div>
      <p className="mt-1.5 text-ink-soft text-sm">
        Includes mortgage, taxes, HOA, insurance and PMI.
      </p>
    </FilterForm>
  )
}
