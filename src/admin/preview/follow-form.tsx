'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { type FormValues, formValues } from '@/lib/unsaved-values'
import { RefreshOnSave } from './refresh-on-save'

/** The pause in typing before the preview is rendered, in milliseconds. */
const PAUSE = 300

/** Payload sends it to the preview when the form has changed. */
const formMessage = z.object({ type: z.literal('payload-live-preview'), data: formValues })

interface FollowFormProps {
  /** Renders what the form shows; `null` if that is what is saved. */
  render: (values: FormValues) => Promise<ReactNode>
  /** The view of the saved document. */
  children: ReactNode
}

/** Shows the unsaved changes of the form next to the preview, and refreshes it after a save. */
export function FollowForm({ render, children }: FollowFormProps) {
  const [unsaved, setUnsaved] = useState<ReactNode>(null)

  const newest = useRef(0)

  // `render` is another function after each refresh, which must not cancel a pending render.
  const show = useEffectEvent(async (values: FormValues) => {
    newest.current += 1
    const own = newest.current
    try {
      const view = await render(values)
      if (own === newest.current) setUnsaved(view)
    } catch {
      // The server cannot be reached. The next change is another attempt.
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const receive = (event: MessageEvent<unknown>) => {
      const { data: message } = formMessage.safeParse(event.data)
      if (event.origin !== window.location.origin || !message) return
      clearTimeout(timer)
      timer = setTimeout(() => void show(message.data), PAUSE)
    }
    window.addEventListener('message', receive)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', receive)
    }
  }, [])

  return (
    <>
      {/* Tells the form that the preview listens. */}
      <RefreshOnSave />
      {unsaved ?? children}
    </>
  )
}
