'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { messages } from '@/content/messages'
import { createFormToken } from '@/lib/api/form-token'
import { subscribeMutation } from '@/lib/api/newsletter'
import { pageNewsletterBody } from './page-newsletter-body'

const words = messages.newsletterPage

/**
 * The newsletter form of its own page. A missing field is said in a toast, a wrong address by the
 * browser; after a failure everything typed is still there. The `<form>` takes `formProps`, and
 * somewhere in it stands `<DecoyField ref={decoy} />`.
 */
export function usePageNewsletter() {
  const [token] = useState(createFormToken)
  const decoy = useRef<HTMLInputElement>(null)
  const send = useMutation({
    ...subscribeMutation,
    onSuccess: () => showToast(words.success),
    onError: () => showToast({ ...words.failure, tone: 'destructive' }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const { body, missing } = pageNewsletterBody(new FormData(event.currentTarget))
    if (missing) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
      showToast({ ...words.missing, tone: 'destructive' })
    } else if (event.currentTarget.reportValidity()) {
      send.mutate({ body, decoy: decoy.current?.value, token: token.ready })
    }
  }
  return {
    isPending: send.isPending,
    isSubscribed: send.isSuccess,
    decoy,
    // The toast says what is missing before the browser does.
    formProps: { noValidate: true, onFocus: token.touch, onSubmit },
  }
}
