import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoiceGroupProps {
  legend: string
  /** What is wrong with the choice. */
  problem?: string | undefined
  children: ReactNode
}

/** The choices of one question, each a `Choice`. */
export function ChoiceGroup({ legend, problem, children }: ChoiceGroupProps) {
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
