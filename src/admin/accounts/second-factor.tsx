'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useRef, useState, useTransition } from 'react'
import { z } from 'zod/mini'
import { callAdminApi, readAdminApi } from '../api-client'
import { CodeInput } from './code-input'
import { RecoveryCodes } from './recovery-codes'
import { type Setup, SetupSteps, setup } from './setup-steps'

const turnedOn = z.object({ recoveryCodes: z.array(z.string()) })

interface SecondFactorProps {
  id: number
  isOwn: boolean
  /** The day on which it was turned on. */
  since: string | null
  /** The number of recovery codes that are left. */
  recoveryCodes: number
}

function describeState({ since, isOwn, recoveryCodes }: SecondFactorProps): string {
  if (since === null) {
    return isOwn
      ? 'Off. Your password alone is enough to sign in. With a code from your phone, a stolen password is not.'
      : 'Off. Only the owner can turn it on.'
  }
  const left =
    recoveryCodes === 1 ? '1 recovery code is left.' : `${recoveryCodes} recovery codes are left.`
  return `On since ${since}. ${left}`
}

/** Turns two-step sign-in on, replaces it, and turns it off. */
export function SecondFactor(props: SecondFactorProps) {
  const { id, isOwn, since } = props
  const router = useRouter()
  const [started, setStarted] = useState<Setup | 'off'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isPending, startTransition] = useTransition()
  const fields = useRef<HTMLFieldSetElement>(null)
  const path = `/users/${id}/second-factor`

  // This is part of the form of the account, so its fields are not a form.
  const read = (name: string) =>
    fields.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''

  const start = () =>
    startTransition(async () => {
      const result = await readAdminApi(`${path}/setup`, setup)
      if (result.error !== undefined) toast.error(result.error)
      else setStarted(result.data)
    })

  const turnOn = async (token: string) => {
    const result = await readAdminApi(path, turnedOn, {
      setup: token,
      code: read('code'),
      currentPassword: read('currentPassword'),
    })
    if (result.error !== undefined) {
      toast.error(result.error)
      return
    }
    setStarted(undefined)
    setCodes(result.data.recoveryCodes)
    toast.success('Two-step sign-in is on.')
    router.refresh()
  }

  const turnOff = async () => {
    const currentPassword = read('currentPassword')
    const result = await callAdminApi(`${path}/off`, { currentPassword })
    if (result.error !== undefined) {
      toast.error(result.error)
      return
    }
    setStarted(undefined)
    setCodes(undefined)
    toast.success('Two-step sign-in is off.')
    router.refresh()
  }

  const confirm = () =>
    startTransition(async () => {
      if (started === 'off') await turnOff()
      else if (started) await turnOn(started.setup)
    })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Otherwise, the form of the account would be saved.
    event.preventDefault()
    confirm()
  }

  const button = { buttonStyle: 'secondary', size: 'medium', disabled: isPending } as const
  return (
    <fieldset ref={fields} className="field-type guide-account-part" onKeyDown={onKeyDown}>
      <legend>Two-step sign-in</legend>
      {codes ? <RecoveryCodes codes={codes} /> : <p>{describeState(props)}</p>}
      {started !== undefined && started !== 'off' && (
        <>
          <SetupSteps setup={started} />
          <CodeInput />
        </>
      )}
      {started === undefined ? (
        <>
          {isOwn && (
            <Button {...button} onClick={start}>
              {since === null ? 'Turn on' : 'Set up again'}
            </Button>
          )}
          {since !== null && (
            <Button {...button} onClick={() => setStarted('off')}>
              Turn off
            </Button>
          )}
        </>
      ) : (
        <>
          <label>
            <span>Your current password</span>
            <input
              className="guide-input"
              type="password"
              name="currentPassword"
              autoComplete="current-password"
            />
          </label>
          <Button {...button} onClick={confirm}>
            {started === 'off' ? 'Turn off' : 'Confirm'}
          </Button>
          <Button {...button} onClick={() => setStarted(undefined)}>
            Cancel
          </Button>
        </>
      )}
    </fieldset>
  )
}
