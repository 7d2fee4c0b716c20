'use client'

import { type FormEvent, useRef, useState } from 'react'
import { showToast, type ToastMessage } from '@/components/ui/toast-store'
import type { NewsletterBody } from '@/contract/newsletter/newsletter'
import { createFormToken } from '@/lib/api/form-token'
import { scriptOnlyForm } from '@/lib/react/script-only-form'
import { useLazyMutation } from '@/lib/react/use-lazy-mutation'
import { InvalidField } from './invalid-field'
import { rememberSubscription } from './remembered'

/** The request body of a form, and the name of its first empty required field. */
interface Typed {
  readonly body: NewsletterBody
  readonly missing: string | null
}

interface SubscriptionForm {
  readonly read: (form: FormData) => Typed
  readonly words: Readonly<Record<'success' | 'failure' | 'missing', ToastMessage>>
}

/** Shows a message at a field until its next input. */
function reportField(form: HTMLFormElement, { field, message }: InvalidField) {
  const input = form.querySelector<HTMLInputElement>(`[name=${field}]`)
  input?.setCustomValidity(message)
  input?.addEventListener('input', () => input.setCustomValidity(''), { once: true })
  input?.reportValidity()
}

/**
 * State of a newsletter form. A missing field is reported in a toast, an invalid one by the browser,
 * with the message of the API. The form is reset after success and keeps its values after a failure. Pass `formProps`
 * to the `<form>` element and render `<HoneypotField ref={honeypot} />` inside it.
 */
export function useSubscription({ read, words }: SubscriptionForm) {
  const [token] = useState(createFormToken)
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const send = useLazyMutation({
    fetchMutation: async () => (await import('./api/subscribe')).subscribeMutation,
    onSuccess: () => {
      token.renew()
      form.current?.reset()
      rememberSubscription()
      showToast(words.success)
    },
    onError: (error) => {
      if (error instanceof InvalidField && form.current) reportField(form.current, error)
      else showToast({ ...words.failure, tone: 'destructive' })
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const { body, missing } = read(new FormData(event.currentTarget))
    if (missing) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
      showToast({ ...words.missing, tone: 'destructive' })
    } else if (event.currentTarget.reportValidity()) {
      send.mutate({ body, honeypot: honeypot.current?.value, token: token.ready })
    }
  }
  return {
    isPending: send.isPending,
    isSubscribed: send.isSuccess,
    honeypot,
    formProps: {
      ref: form,
      // Browser validation is off because the toast reports missing fields first.
      ...scriptOnlyForm,
      onFocus: () => {
        token.touch()
        send.preload()
      },
      onSubmit,
    },
  }
}
