'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { plural } from '@/domain/text/plural'
import type { SearchChange } from '../search-params'
import type { CommunitySearch } from '../use-community-search'
import { FilterFields } from './filter-fields'

interface FilterSheetProps {
  search: CommunitySearch
  onChange: (change: SearchChange) => void
  /** Shows the first results. */
  onShow: () => void
}

/** The filters as a sheet for phones. It is rendered when it is opened for the first time. */
export function FilterSheet({ search, onChange, onShow }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isUsed, setUsed] = useState(false)
  const open = () => {
    setUsed(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  const show = () => {
    close()
    onShow()
  }
  const { filters, count } = search
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={buttonClass('outline', 'min-h-11 px-4 text-sm md:hidden')}
      >
        <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.8} />
        Show Filters
        {filters.length > 0 ? <span className="figures">({filters.length})</span> : null}
      </button>
      <dialog
        ref={dialog}
        aria-label="Filters"
        closedby="any"
        className="mt-auto mb-0 max-h-[92dvh] w-full max-w-none rounded-t-lg bg-paper text-ink backdrop:bg-ink/50 open:flex open:flex-col"
      >
        <div className="flex items-center justify-between border-hairline border-b px-5 py-2">
          <h2 className="text-xl">Filters</h2>
          <button
            type="button"
            onClick={close}
            aria-label="Close filters"
            className="-mr-3 grid size-12 place-items-center rounded-md"
          >
            <X aria-hidden className="size-5" strokeWidth={1.8} />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-5">
          {isUsed ? (
            <FilterFields state={search.state} search={search} onChange={onChange} />
          ) : null}
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-3 border-hairline border-t bg-surface p-4">
          <Button variant="plain" onClick={search.clear}>
            Clear All
          </Button>
          <Button onClick={show}>Show {plural(count, 'community', 'communities')}</Button>
        </div>
      </dialog>
    </>
  )
}
