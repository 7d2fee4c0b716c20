'use client'

import { Banner, Button, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState, useTransition } from 'react'
import { z } from 'zod/mini'
import { callAdminApi } from '../api-client'
import { CodeInput } from './code-input'
import { RecoveryCodes } from './recovery-codes'
import { type Setup, SetupSteps, setup } from './setup-steps'

/** The second factor that a login lacks after the password was right. */
const missing = z.union([
  z.object({ secondFactor: z.literal('code') }),
  z.extend(setup, { secondFactor: z.literal('setup') }),
])

const signedIn = z.object({ recoveryCodes: z.optional(z.array(z.string())) })

interface Credentials {
  readonly email: string
  readonly password: string
}

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'code'; readonly credentials: Credentials }
  | { readonly name: 'setup'; readonly credentials: Credentials; readonly setup: Setup }
  | { readonly name: 'recovery-codes'; readonly codes: readonly string[] }

/** Signs in with a password and, where the account has or needs one, a code. */
export function SignInForm({ target }: { target: string }) {
  const { fetchFullUser } = useAuth()
  const router = useRouter()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, startTransition] = useTransition()

  const enter = async () => {
    await fetchFullUser()
    router.push(target)
  }

  /** Sends the login, and shows the next step. */
  const signIn = async (credentials: Credentials, code?: string, token?: string) => {
    const result = await callAdminApi('/users/login', { ...credentials, code, setup: token })
    if (result.data) {
      setError(undefined)
      const { data } = signedIn.safeParse(await result.data.json().catch(() => null))
      if (data?.recoveryCodes) setStep({ name: 'recovery-codes', codes: data.recoveryCodes })
      else await enter()
      return
    }
    const { data: lacks } = missing.safeParse(result.details)
    const isFirst = step.name === 'password'
    // The words of the next step say the same.
    setError(lacks && isFirst ? undefined : result.error)
    if (lacks?.secondFactor === 'code') setStep({ name: 'code', credentials })
    else if (lacks) setStep({ name: 'setup', credentials, setup: lacks })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '')
    startTransition(async () => {
      if (step.name === 'password') {
        await signIn({ email: read('email'), password: read('password') })
      } else if (step.name === 'code') await signIn(step.credentials, read('code'))
      else if (step.name === 'setup') await signIn(step.credentials, read('code'), step.setup.setup)
      else await enter()
    })
  }

  const startOver = () => {
    setError(undefined)
    setStep({ name: 'password' })
  }

  return (
    <form className="guide-sign-in" method="post" onSubmit={submit}>
      {error !== undefined && (
        <div role="alert">
          <Banner type="error">{error}</Banner>
        </div>
      )}
      {step.name === 'password' && (
        <>
          <label>
            <span>Email</span>
            <input
              className="guide-input guide-input--large"
              type="email"
              name="email"
              autoComplete="username"
              required
              defaultValue={email}
              onChange={({ target: input }) => setEmail(input.value)}
            />
          </label>
          <label>
            <span>Password</span>
            <input
              className="guide-input guide-input--large"
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          </label>
          <a href="/admin/forgot">Forgot password?</a>
        </>
      )}
      {step.name === 'code' && (
        <>
          <h2>Two-step sign-in</h2>
          <p>
            Enter the code that your authenticator app shows for {step.credentials.email}, or one of
            your recovery codes.
          </p>
          <CodeInput acceptsRecoveryCodes />
        </>
      )}
      {step.name === 'setup' && (
        <>
          <h2>Set up two-step sign-in</h2>
          <p>Your role signs in with a password and a code from an authenticator app.</p>
          <SetupSteps setup={step.setup} />
          <CodeInput key={step.setup.setup} />
        </>
      )}
      {step.name === 'recovery-codes' && <RecoveryCodes codes={step.codes} />}
      <Button type="submit" size="large" margin={false} disabled={isPending}>
        {step.name === 'password' ? 'Sign in' : 'Continue'}
      </Button>
      {(step.name === 'code' || step.name === 'setup') && (
        <button className="guide-sign-in__back" type="button" onClick={startOver}>
          Use another account
        </button>
      )}
    </form>
  )
}
