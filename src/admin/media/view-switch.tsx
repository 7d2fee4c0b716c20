import { LayoutGrid, List } from 'lucide-react'
import type { PictureView } from './library'

const views = [
  { view: 'grid', label: 'Grid', Icon: LayoutGrid },
  { view: 'table', label: 'Table', Icon: List },
] as const

interface ViewSwitchProps {
  view: PictureView
  choose: (view: PictureView) => void
}

/** Switches between the grid and the table. */
export function ViewSwitch({ view, choose }: ViewSwitchProps) {
  return (
    <fieldset className="library-switch">
      <legend className="dashboard-hidden">View</legend>
      {views.map(({ view: each, label, Icon }) => (
        <button
          key={each}
          type="button"
          className="library-choice library-choice--icon"
          aria-label={label}
          aria-pressed={each === view}
          onClick={() => choose(each)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      ))}
    </fieldset>
  )
}
