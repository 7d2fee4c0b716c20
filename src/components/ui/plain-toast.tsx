import { dismissToast, useToast } from './toast-store'

/** A toast without the toaster, whose code could not be loaded. */
export function PlainToast() {
  const toast = useToast()
  if (!toast?.open) return null
  const { id, title, description } = toast
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 z-50 max-w-sm rounded-lg border border-control bg-surface px-4 pt-4 shadow-soft"
    >
      <strong>{title}</strong> {description}
      <button
        type="button"
        onClick={() => dismissToast(id)}
        className="quiet-link block min-h-11 font-semibold text-primary"
      >
        Close
      </button>
    </div>
  )
}
