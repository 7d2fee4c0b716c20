import { dismissToast, useToast } from './toast-store'

/** A toast without the toaster, whose code could not be loaded. A click closes it. */
export function PlainToast() {
  const toast = useToast()
  if (!toast?.open) return null
  const { id, title, description } = toast
  return (
    <button
      type="button"
      onClick={() => dismissToast(id)}
      className="fixed right-4 bottom-4 z-50 max-w-sm rounded-lg border border-control bg-surface p-4 text-left shadow-soft"
    >
      <strong>{title}</strong> {description}
    </button>
  )
}
