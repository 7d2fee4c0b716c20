'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'
import { Table2 } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'

/** The way from the form of a community to the grid of its plans and homes. */
export function PlansAndHomesLink() {
  const { id } = useDocumentInfo()
  return (
    <div className="field-type">
      {id === undefined ? (
        <p>Save the community first. Then add its plans and homes in a grid.</p>
      ) : (
        <Link className="dashboard-button" href={adminPaths.plansAndHomes(id)} prefetch={false}>
          <Table2 aria-hidden="true" size={15} /> Edit plans and homes in the grid
        </Link>
      )}
    </div>
  )
}
