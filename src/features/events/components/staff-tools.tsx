'use client'

import { useMutation } from '@tanstack/react-query'
import { BrushCleaning, Trash2 } from 'lucide-react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { showToast } from '@/components/ui/toast-store'
import type { Event } from '@/contract/events/event'
import { plural } from '@/domain/text/plural'
import { cleanUpEventsMutation, deleteEventMutation } from '@/features/events/api/events'
import type { ErrorMessage } from '@/lib/api/error-message'

const failed = ({ meta }: ErrorMessage) =>
  showToast({ title: 'Error', description: meta.errorMessage, tone: 'destructive' })

interface ToolProps {
  /** Called when the list is up to date again. */
  onDone: () => void
}

/** Button that deletes an event, for staff. */
export function DeleteEvent({ event, onDone }: ToolProps & { event: Event }) {
  const remove = useMutation({
    ...deleteEventMutation,
    onSuccess: () => {
      showToast({ title: 'Event deleted', description: event.title })
      onDone()
    },
    onError: () => failed(deleteEventMutation),
  })
  return (
    <ConfirmButton
      label="Delete"
      about={event.title}
      question={`“${event.title}” will be moved to the trash.`}
      confirmLabel="Delete event"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutateAsync(event.id).catch(() => {})}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-danger hover:underline"
    >
      <Trash2 aria-hidden className="size-4.5" strokeWidth={1.8} />
    </ConfirmButton>
  )
}

/** Button that deletes past events, for staff. */
export function CleanUpExpired({ onDone }: ToolProps) {
  const cleanUp = useMutation({
    ...cleanUpEventsMutation,
    onSuccess: ({ deleted }) => {
      const what = plural(deleted, 'expired event', 'expired events')
      showToast({ title: 'Cleaned up', description: `${what} deleted.` })
      onDone()
    },
    onError: () => failed(cleanUpEventsMutation),
  })
  return (
    <ConfirmButton
      label="Clean up expired"
      question="All past events will be moved to the trash, including drafts."
      confirmLabel="Delete expired events"
      pendingLabel="Deleting..."
      isPending={cleanUp.isPending}
      onConfirm={() => cleanUp.mutateAsync().catch(() => {})}
    >
      <BrushCleaning aria-hidden className="size-4.5" strokeWidth={1.8} />
    </ConfirmButton>
  )
}
