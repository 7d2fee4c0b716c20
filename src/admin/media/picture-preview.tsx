'use client'

import { useDocumentInfo, useFormFields, useUploadEdits } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import * as z from 'zod/mini'
import { picturePath, pictureVariant } from '@/domain/media/image-sizes'

const percent = z.catch(z.nullish(z.number()), null)
const stored = z.object({
  filename: z.nullish(z.string()),
  mimeType: z.nullish(z.string()),
  updatedAt: z.nullish(z.string()),
  focalX: percent,
  focalY: percent,
})

/** Presses the X beside the file, with which Payload's form asks for another one. */
function replaceFile({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const form = currentTarget.closest('form')
  form?.querySelector<HTMLButtonElement>('.file-details__remove')?.click()
}

/** The stored image, large, with the point that stays in view when a page crops it. */
export function PicturePreview() {
  const { docPermissions, id, savedDocumentData } = useDocumentInfo()
  const file = useFormFields(([fields]) => fields.file?.value)
  const { uploadEdits } = useUploadEdits()
  const { data: picture } = stored.safeParse(savedDocumentData)
  // A file that was chosen to replace it is shown by Payload.
  if (id == null || !picture?.filename || file) return null
  const { filename, mimeType, updatedAt, focalX, focalY } = picture
  const isDrawing = mimeType === 'image/svg+xml'
  const point = uploadEdits.focalPoint ?? { x: focalX ?? 50, y: focalY ?? 50 }
  const src = pictureVariant(picturePath(filename), 'wide')
  return (
    <figure className="picture-preview">
      <div
        className={`picture-preview__frame${isDrawing ? ' picture-preview__frame--drawing' : ''}`}
      >
        <img
          className={`picture-preview__image${isDrawing ? ' picture-preview__image--drawing' : ''}`}
          src={`${src}?${encodeURIComponent(updatedAt ?? '')}`}
          alt=""
        />
        {isDrawing ? null : (
          <span
            className="picture-preview__point"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        )}
      </div>
      {isDrawing ? null : (
        <figcaption>
          The dot is the focal point, which stays in view when a page crops the picture.{' '}
          <span>To move it, choose Edit Image.</span>
        </figcaption>
      )}
      {docPermissions?.update ? (
        <button type="button" className="dashboard-button" onClick={replaceFile}>
          Replace file
        </button>
      ) : null}
    </figure>
  )
}
