import { List, Map as MapIcon } from 'lucide-react'

interface ViewSwitchProps {
  view: 'list' | 'map'
  onMap: () => void
  onList: () => void
}

/** Switches between list and map at the lower edge of screens that show one of them. */
export function ViewSwitch({ view, onMap, onList }: ViewSwitchProps) {
  const [Icon, label, onClick] =
    view === 'list'
      ? ([MapIcon, 'Show map', onMap] as const)
      : ([List, 'Show list', onList] as const)
  return (
    <button
      type="button"
      data-screen-only
      onClick={onClick}
      className="fixed bottom-4 left-1/2 z-30 inline-flex min-h-12 -translate-x-1/2 items-center gap-2.5 rounded-full bg-ink px-6 font-semibold text-paper shadow-soft ring-2 ring-paper/80 noscript:hidden xl:hidden"
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.8} />
      {label}
    </button>
  )
}
