import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { SearchState } from '../search-params'
import { FilterForm } from './filter-form'

/** A part of the name of the community or its city. */
export function PlaceForm({ state }: { state: SearchState }) {
  const id = useId()
  return (
    <FilterForm state={state} removal={{ q: null }}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Community or city
      </label>
      <div className="flex gap-2">
        <input
          key={state.q}
          id={id}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={state.q ?? ''}
          className="h-12 w-full min-w-0 flex-1 rounded-md border border-control bg-surface px-3 text-base"
        />
        <button type="submit" className={buttonClass('outline')}>
          Find
        </button>
      </div>
    </FilterForm>
  )
}
