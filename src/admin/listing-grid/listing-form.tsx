'use client'

import type { RowEdit, RowResult, StoredRow } from '@/domain/grid/state'
import { VerifiedBadge } from '../cells/verified-badge'
import { GridForm } from '../grid/grid-form'
import type { RowProps } from '../grid/grid-row'
import { GridTable } from '../grid/grid-table'
import { useGrid } from '../grid/use-grid'
import { LISTINGS, listingColumns } from './rows'

const sheets = { [LISTINGS]: listingColumns }
const heading = { name: 'name', label: 'Name' }

function VerifiedCell({ saved }: RowProps) {
  const verifiedAt = saved?.values.verifiedAt
  return (
    <td className="listing-grid__verified">
      <VerifiedBadge verifiedAt={typeof verifiedAt === 'string' ? verifiedAt : null} />
    </td>
  )
}

const after = { label: 'Last verified', Cells: VerifiedCell }

interface ListingFormProps {
  listings: readonly StoredRow[]
  save: (edits: readonly RowEdit[]) => Promise<readonly RowResult[]>
  close: () => void
}

/** The editable rows of a page of the list. */
export function ListingForm({ listings, save, close }: ListingFormProps) {
  const { state, update, notice, setNotice } = useGrid(sheets, listings)
  return (
    <GridForm
      label="Edit in the list"
      name="communities"
      sheets={sheets}
      state={state}
      update={update}
      notice={notice}
      getName={(key) => String(state.saved.get(key)?.values.name)}
      save={save}
      onSaved={(unsaved) => unsaved === 0 && close()}
      close={close}
      note="Changes to published listings appear on the site immediately."
    >
      <GridTable
        label="Communities"
        sheet={LISTINGS}
        columns={listingColumns}
        state={state}
        update={update}
        refusePaste={setNotice}
        rowsMax={listings.length}
        heading={heading}
        after={after}
      />
    </GridForm>
  )
}
