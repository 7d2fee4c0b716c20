interface TooltipProps {
  /** The `interestfor` of the element that it names. */
  id: string
  text: string
}

/** The name of an icon, which the browser shows below it. */
export function Tooltip({ id, text }: TooltipProps) {
  return (
    <div
      id={id}
      popover="hint"
      aria-hidden
      className="inset-auto mt-1 rounded-sm bg-ink px-2.5 py-1 text-paper text-xs [position-area:block-end]"
    >
      {text}
    </div>
  )
}
