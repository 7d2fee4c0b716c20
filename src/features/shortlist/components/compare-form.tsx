'use client'

import { Columns3 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { COMPARE_LIMIT } from '@/domain/shortlist/items'

interface CompareFormProps {
  /** Keys of the listings with a box, in their order. */
  keys: readonly string[]
  children: ReactNode
}

/** The keys of the checked boxes. */
function checkedIn(form: HTMLFormElement): string[] {
  return new FormData(form)
    .getAll('items')
    .filter((value): value is string => typeof value === 'string')
}

/**
 * Chooses up to four listings with the boxes among its children and leads to their comparison. A
 * plain form, so that it works without JavaScript.
 */
export function CompareForm({ keys, children }: CompareFormProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState(0)
  const [hint, setHint] = useState('')
  const icon = <Columns3 aria-hidden className="size-4.5" strokeWidth={1.8} />

  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    // The form also has the notes.
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const isTooMany = checkedIn(currentTarget).length > COMPARE_LIMIT
    if (isTooMany) target.checked = false
    setHint(isTooMany ? 'Four at most. Uncheck one to select another.' : '')
    setChosen(checkedIn(currentTarget).length)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkedIn(event.currentTarget)
    if (checked.length < 2) setHint('Select two to four of them to compare.')
    else router.push(paths.comparison(checked))
  }

  return (
    <form action={paths.compare} onChange={onChange} onSubmit={onSubmit}>
      {children}
      {keys.length > 1 ? (
        <div
          data-screen-only
          className="sticky bottom-0 z-10 -mx-5 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-t bg-paper px-5 py-3 md:mx-0 md:px-0"
        >
          <p role="status" className="text-sm">
            {hint ||
              (chosen > 0 ? `${chosen} selected, four at most` : 'Select two to four to compare')}
          </p>
          {chosen === 0 && keys.length <= COMPARE_LIMIT ? (
            <ButtonLink href={paths.comparison(keys)}>
              {icon}
              Compare {keys.length === 2 ? 'both' : `all ${keys.length}`}
            </ButtonLink>
          ) : (
            <Button type="submit">
              {icon}
              Compare
            </Button>
          )}
        </div>
      ) : null}
    </form>
  )
}
