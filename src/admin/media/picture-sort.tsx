'use client'

import { useListQuery } from '@payloadcms/ui'

const orders = [
  { sort: '-createdAt', label: 'Newest first' },
  { sort: '-updatedAt', label: 'Last changed' },
  { sort: 'filename', label: 'File name' },
  { sort: '-filesize', label: 'Largest file' },
]

/** The order of the grid. The table has it in its header, with more columns. */
export function PictureSort() {
  const { query, handleSortChange } = useListQuery()
  const sort = String(query.sort ?? '-createdAt')
  return (
    <select
      className="library-select"
      aria-label="Sort by"
      value={sort}
      onChange={({ target }) => void handleSortChange?.(target.value)}
    >
      {orders.some((order) => order.sort === sort) ? null : (
        <option value={sort}>Table order</option>
      )}
      {orders.map((order) => (
        <option key={order.sort} value={order.sort}>
          {order.label}
        </option>
      ))}
    </select>
  )
}
