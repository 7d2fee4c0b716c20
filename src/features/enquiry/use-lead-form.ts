'use client'

import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { showToast, type ToastMessage } from '@/components/ui/toast-store'
import type { LeadBody } from '@/contract/lead'
import { createFormToken } from '@/lib/api/form-token'
import { createLeadMutation } from '@/lib/api/leads'
import { sentByScript } from '@/lib/sent-by-script'
import { createAttemptKeys } from './attempt-keys'
import { type FetchRules, fetchCheckingAhead, rulesResolver } from './rules-resolver'

interface LeadFormOptions<Form extends FieldValues> {
  fetchRules: FetchRules<Form>
  defaultValues: DefaultValues<Form>
  toBody: (values: Form) => LeadBody
  success: ToastMessage
  failure: ToastMessage
}

/** What the `<form>` takes. */
export type LeadFormProps = Pick<
  ComponentProps<'form'>,
  'method' | 'noValidate' | 'onFocus' | 'onSubmit'
>

/**
 * A form that becomes a lead: checked on submit and then on every change; after success it is
 * empty again, after a failure everything typed is still there. The `<form>` takes `formProps`, and
 * somewhere in it stands `<DecoyField ref={decoy} />`.
 */
export function useLeadForm<Form extends FieldValues>(options: LeadFormOptions<Form>) {
  const { fetchRules, defaultValues, toBody, success, failure } = options
  const form = useForm<Form, unknown, Form>({
    resolver: rulesResolver(fetchRules),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [keys] = useState(createAttemptKeys)
  const [token] = useState(createFormToken)
  const decoy = useRef<HTMLInputElement>(null)
  const fail = () => showToast({ ...failure, tone: 'destructive' })
  const send = useMutation({
    ...createLeadMutation,
    onSuccess: () => {
      keys.done()
      token.renew()
      form.reset()
      if (decoy.current) decoy.current.value = ''
      showToast(success)
    },
    onError: fail,
  })
  const checkAndSend = form.handleSubmit((values) => {
    const body = toBody(values)
    const key = keys.keyFor(body)
    send.mutate({ body, key, decoy: decoy.current?.value, token: token.ready })
  })
  return {
    register: form.register,
    errorOf: (name: keyof Form & string): string | undefined => {
      const error = form.formState.errors[name]
      return typeof error?.message === 'string' ? error.message : undefined
    },
    /** Also while the lead waits for its token. */
    isSending: send.isPending,
    decoy,
    formProps: {
      ...sentByScript,
      /** The first field that is touched; focus bubbles in React. */
      onFocus: () => {
        token.touch()
        fetchCheckingAhead(fetchRules)
      },
      // It rejects when the rules cannot be had; what happens while sending ends in `onError`.
      onSubmit: (event: FormEvent<HTMLFormElement>) => void checkAndSend(event).catch(fail),
    },
  }
}
