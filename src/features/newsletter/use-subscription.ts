'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { showToast, type ToastMessage } from '@/components/ui/toast-store'
import type { NewsletterBody } from '@/contract/newsletter'
import { createFormToken } from '@/lib/api/form-token'
import { subscribeMutation } from '@/lib/api/newsletter'
import { sentByScript } from '@/lib/sent-by-script'

/** What stands in a form, and the name of its first required field that is empty. */
interface Typed {
  readonly body: NewsletterBody
  readonly missing: string | null
}

interface SubscriptionForm {
  readonly read: (form: FormData) => Typed
  readonly words: Readonly<Record<'success' | 'failure' | 'missing', ToastMessage>>
}

/**
 * A form of the newsletter. A missing field is said in a toast, a wrong address by the browser;
 * after success the form is empty again, after a failure everything typed is still there. The
 * `<form>` takes `formProps`, and somewhere in it stands `<DecoyField ref={decoy} />`.
 */
export function useSubscription({ read, words }: SubscriptionForm) {
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
    onError: () => showToast({ ...words.failure, tone: 'destructive' }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const { body, missing } = read(new FormData(event.currentTarget))
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
    formProps: {
      ref: form,
      // Not validated by the browser: the toast says what is missing first.
      ...sentByScript,
      onFocus: token.touch,
      onSubmit,
    },
  }
}
