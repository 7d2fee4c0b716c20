'use client'

import { Link, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { plural } from '@/domain/text/plural'
import { Badge } from '../cells/badge'
import type { GridPicture } from './library'

interface PictureGridProps {
  pictures: readonly GridPicture[]
  canSelect: boolean
}

/** The images of a page of the list, as thumbnails with what an editor chooses them by. */
export function PictureGrid({ pictures, canSelect }: PictureGridProps) {
  const { selected } = useSelection()
  return (
    <>
      {canSelect ? <SelectAll /> : null}
      <ul className="library-grid" aria-label="Pictures">
        {pictures.map((picture) => (
          <li
            key={picture.id}
            className="library-card"
            data-selected={selected.get(picture.id) || undefined}
          >
            <Open picture={picture}>
              <img
                className={`library-card__image${picture.isDrawing ? ' library-card__image--drawing' : ''}`}
                src={picture.thumbnail}
                alt=""
                loading="lazy"
              />
              <span className="library-card__name">{picture.filename}</span>
            </Open>
            {picture.alt ? (
              <p className="library-card__alt">{picture.alt}</p>
            ) : (
              <Badge tone="danger">No alt text</Badge>
            )}
            <p className="library-card__facts">
              <span>{picture.size}</span>
              {picture.uses === 0 ? (
                <Badge tone="warning">Unused</Badge>
              ) : (
                <span>{plural(picture.uses, 'use', 'uses')}</span>
              )}
            </p>
            {picture.lockedBy === null ? null : (
              <p className="library-card__lock">{`${picture.lockedBy} is editing this`}</p>
            )}
            {canSelect && picture.lockedBy === null ? <Select picture={picture} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Opens an image, or chooses it when the list is in a drawer of another form. */
function Open({ picture, children }: { picture: GridPicture; children: ReactNode }) {
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  const { id } = picture
  if (!isInDrawer) {
    return (
      <Link className="library-card__open" href={adminPaths.document('media', id)} prefetch={false}>
        {children}
      </Link>
    )
  }
  function select() {
    const doc = data?.docs.find((one) => one.id === id)
    if (doc) onSelect?.({ collectionSlug: 'media', doc, docID: String(id) })
  }
  return (
    <button type="button" className="library-card__open" onClick={select}>
      {children}
    </button>
  )
}

function Select({ picture: { id, filename } }: { picture: GridPicture }) {
  const { selected, setSelection } = useSelection()
  return (
    <label className="library-card__select">
      <span className="dashboard-hidden">{`Select ${filename}`}</span>
      <input
        type="checkbox"
        checked={selected.get(id) === true}
        onChange={() => setSelection(id)}
      />
    </label>
  )
}

function SelectAll() {
  const { selectAll, toggleAll } = useSelection()
  return (
    <label className="library-all">
      <input
        type="checkbox"
        checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
        onChange={() => toggleAll()}
      />
      Select all on this page
    </label>
  )
}
