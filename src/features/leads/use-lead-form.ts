'use client'

import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { showToast, type ToastMessage } from '@/components/ui/toast-store'
import { messages } from '@/content/messages'
import type { LeadBody } from '@/contract/leads/lead'
import { createFormToken } from '@/lib/api/form-token'
import { scriptOnlyForm } from '@/lib/react/script-only-form'
import { useLazyMutation } from '@/lib/react/use-lazy-mutation'
import { createIdempotencyKeys } from './idempotency-keys'
import { retryTime } from './retry-time'
import { type FetchRules, fetchCheckingAhead, rulesResolver } from './rules-resolver'

interface LeadFormOptions<Form extends FieldValues> {
  fetchRules: FetchRules<Form>
  defaultValues: DefaultValues<Form>
  toBody: (values: Form) => LeadBody
  /** Who receives it: `Casa Clara and the editors of the guide`. */
  recipients: string
  /** The sentence on the use of the details, which is stored with the lead. */
  consent: string
  success: ToastMessage
  failure: ToastMessage
}

/** What was asked, and who has it. */
export interface SentLead {
  readonly message: string
  readonly recipients: string
}

/** Props for the `<form>` element. */
export type LeadFormProps = Pick<
  ComponentProps<'form'>,
  'method' | 'noValidate' | 'onFocus' | 'onSubmit'
>

/**
 * State of a lead form. It is validated on submit and then on every change. It is reset after
 * success and keeps its values after a failure. Pass `formProps` to the `<form>` element and render
 * `<HoneypotField ref={honeypot} />` inside it.
 */
export function useLeadForm<Form extends FieldValues>(options: LeadFormOptions<Form>) {
  const { fetchRules, defaultValues, toBody, recipients, consent, success, failure } = options
  const form = useForm<Form, unknown, Form>({
    resolver: rulesResolver(fetchRules),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [keys] = useState(createIdempotencyKeys)
  const [token] = useState(createFormToken)
  const [asked, setAsked] = useState<SentLead | null>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const fail = (error: unknown) => {
    const time = retryTime(error, new Date())
    const words = time ? messages.tooManyLeads(time) : failure
    showToast({ ...words, tone: 'destructive' })
  }
  const send = useLazyMutation({
    fetchMutation: async () => (await import('./api/create-lead')).createLeadMutation,
    onSuccess: () => {
      keys.done()
      token.renew()
      form.reset()
      if (honeypot.current) honeypot.current.value = ''
      showToast(success)
    },
    onError: fail,
  })
  const checkAndSend = form.handleSubmit((values) => {
    const body = toBody(values)
    setAsked({ message: body.message, recipients })
    const key = keys.keyFor(body)
    send.mutate({ body, key, consent, honeypot: honeypot.current?.value, token: token.ready })
  })
  return {
    register: form.register,
    getError: (name: keyof Form & string): string | undefined => {
      const error = form.formState.errors[name]
      return typeof error?.message === 'string' ? error.message : undefined
    },
    /** Includes the time in which the lead waits for its token. */
    isSending: send.isPending,
    /** What was sent, until it is sent again. */
    sent: send.isSuccess ? asked : null,
    honeypot,
    formProps: {
      ...scriptOnlyForm,
      /** Runs when any field receives the focus; focus events bubble in React. */
      onFocus: () => {
        token.touch()
        send.preload()
        fetchCheckingAhead(fetchRules)
      },
      // Rejects if the schema cannot be loaded. Errors while sending are handled by `onError`.
      onSubmit: (event: FormEvent<HTMLFormElement>) => void checkAndSend(event).catch(fail),
    },
  }
}
