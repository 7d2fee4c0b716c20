'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { showToast, type ToastMessage } from '@/components/ui/toast-store'
import type { LeadBody } from '@/contract/lead'
import { createLead } from './api/create-lead'

interface LeadFormOptions<Form extends FieldValues> {
  schema: z.core.$ZodType<Form, Form>
  defaultValues: DefaultValues<Form>
  toBody: (values: Form) => LeadBody
  success: ToastMessage
  failure: ToastMessage
}

/**
 * A form that becomes a lead: checked on submit and then on every change; after success it is
 * empty again, after a failure everything typed is still there.
 */
export function useLeadForm<Form extends FieldValues>(options: LeadFormOptions<Form>) {
  const { schema, defaultValues, toBody, success, failure } = options
  const form = useForm<Form, unknown, Form>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const key = useRef<string | null>(null)
  const send = useMutation({
    mutationFn: (values: Form) => {
      key.current ??= crypto.randomUUID()
      return createLead(toBody(values), key.current)
    },
    onSuccess: () => {
      key.current = null
      form.reset()
      showToast(success)
    },
    onError: () => {
      showToast({ ...failure, tone: 'destructive' })
    },
  })
  return {
    register: form.register,
    errorOf: (name: keyof Form & string): string | undefined => {
      const error = form.formState.errors[name]
      return typeof error?.message === 'string' ? error.message : undefined
    },
    isSending: send.isPending,
    onSubmit: form.handleSubmit((values) => send.mutate(values)),
  }
}
