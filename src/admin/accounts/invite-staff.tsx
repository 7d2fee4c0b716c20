'use client'

import './accounts.css'
import { Link, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { invited } from '@/contract/staff/invitation'
import { roles } from '@/domain/enums'
import { readAdminApi } from '../api-client'
import { UnsentLink } from '../unsent-link'

/** Invites a new member of the staff, who chooses a password by a link. */
export function InviteStaff() {
  const { user } = useAuth()
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [link, setLink] = useState<string | null>(null)
  if (user?.role !== 'admin') return null

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    startTransition(async () => {
      const body = Object.fromEntries(new FormData(form))
      const { data, error } = await readAdminApi('/users/invite', invited, body)
      if (!data) {
        toast.error(error)
        return
      }
      setLink(data.link)
      toast.success(data.link === null ? `Invitation sent to ${body.email}` : 'Account created')
      form.reset()
      router.refresh()
    })
  }

  return (
    <details className="guide-invite" open={link !== null || undefined}>
      <summary>Invite staff</summary>
      <form onSubmit={invite} aria-label="Invite staff">
        <label>
          <span>Name</span>
          <input className="guide-input" name="name" required maxLength={120} autoComplete="off" />
        </label>
        <label>
          <span>Email</span>
          <input className="guide-input" name="email" type="email" required autoComplete="off" />
        </label>
        <label>
          <span>Role</span>
          <select className="guide-input" name="role" defaultValue="contributor">
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="dashboard-button" disabled={isPending}>
          Send invitation
        </button>
      </form>
      <p>
        The new staff member chooses a password with a link that is valid for seven days. You can
        also{' '}
        <Link href={`${adminPaths.list('users')}/create`} prefetch={false}>
          create an account with a password
        </Link>
        .
      </p>
      {link !== null && (
        <p role="status" className="guide-invite__link">
          <UnsentLink link={link}>
            Give this link to the new staff member. It is shown only once:
          </UnsentLink>
        </p>
      )}
    </details>
  )
}
