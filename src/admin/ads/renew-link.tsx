'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'

/** Opens the form of a booking that continues this one. */
export function RenewLink() {
  const { id } = useDocumentInfo()
  if (id == null) return null
  return (
    <Button
      el="link"
      to={adminPaths.renewBooking(id)}
      buttonStyle="secondary"
      size="medium"
      margin={false}
    >
      Renew
    </Button>
  )
}
