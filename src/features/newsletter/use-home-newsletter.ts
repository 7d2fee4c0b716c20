'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { messages } from '@/content/messages'
import { createFormToken } from '@/lib/api/form-token'
import { subscribeMutation } from '@/lib/api/newsletter'
import { homeNewsletterBody } from './home-newsletter-body'

const words = messages.homeNewsletter

/**
 * The newsletter form of the home page. A missing field is said in a toast, a wrong address by the
 * browser; after success the form is empty again, after a failure everything typed is still there.
 * The `<form>` takes `formProps`, and somewhere in it stands `<DecoyField ref={decoy} />`.
 */
export function useHomeNewsletter() {
  const [token] = useState(createFormToken)
  const form = useRef<HTMLFormElement>(null)
  const decoy = useRef<HTMLInputElement>(null)
  const send = useMutation({
    ...subscribeMutation,
    onSuccess: () => {
      token.renew()
      form.current?.reset()
      showToast(words.success)
    },
    onError: () => {
      showToast({ ...words.failure, tone: 'destructive' })
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const { body, missing } = homeNewsletterBody(new FormData(event.currentTarget))
    if (missing) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
      showToast({ ...words.missing, tone: 'destructive' })
    } else if (event.currentTarget.reportValidity()) {
      send.mutate({ body, decoy: decoy.current?.value, token: token.ready })
    }
  }
  return {
    isPending: send.isPending,
    decoy,
    formProps: {
      ref: form,
      // The toast says what is missing before the browser does.
      noValidate: true,
      onFocus: token.touch,
      onSubmit,
    },
  }
}
