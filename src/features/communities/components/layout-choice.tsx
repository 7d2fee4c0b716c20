import { Grid3x3, LayoutGrid, List, type LucideIcon, Rows3 } from 'lucide-react'
import { type CardLayout, cardLayouts } from '@/components/communities/layouts'

const looks: Record<CardLayout, { label: string; icon: LucideIcon }> = {
  compact: { label: 'Compact', icon: Grid3x3 },
  standard: { label: 'Standard', icon: LayoutGrid },
  horizontal: { label: 'Horizontal', icon: Rows3 },
  list: { label: 'List', icon: List },
}

interface LayoutChoiceProps {
  value: CardLayout
  onChange: (layout: CardLayout) => void
}

/** A segmented control made of radio buttons. */
export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  return (
    <fieldset className="grid grid-cols-4 rounded-md bg-sand p-1 noscript:hidden">
      <legend className="sr-only">Layout</legend>
      {cardLayouts.map((layout) => {
        const { label, icon: Icon } = looks[layout]
        return (
          <label
            key={layout}
            className="relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-marigold lg:min-h-10 lg:px-3 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="layout"
              value={layout}
              checked={layout === value}
              onChange={() => onChange(layout)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" strokeWidth={1.8} />
            <span className="max-sm:sr-only">{label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
