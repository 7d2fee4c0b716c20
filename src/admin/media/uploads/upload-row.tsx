'use client'

import { formatFilesize } from 'payload/shared'
import { useEffect, useId, useState } from 'react'
import { PICTURE_TEXT_MAX_LENGTH } from '@/domain/media/upload-limits'

/** A picture that is not saved yet. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly alt: string
  readonly caption: string
  /** Why it was refused, until it is saved or changed. */
  readonly problem: string | null
}

function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}

interface UploadRowProps {
  upload: Upload
  isDisabled: boolean
  change: (values: Partial<Upload>) => void
  remove: () => void
}

/** A picture with its texts, and with the reason if it was refused. */
export function UploadRow({
  upload: { file, alt, caption, problem },
  isDisabled,
  change,
  remove,
}: UploadRowProps) {
  const preview = usePreview(file)
  const [isShown, setIsShown] = useState(true)
  const id = useId()
  const texts = { maxLength: PICTURE_TEXT_MAX_LENGTH, disabled: isDisabled, type: 'text' } as const
  return (
    <li className="picture-upload" data-refused={problem !== null || undefined}>
      <span className="picture-upload__preview">
        {preview !== null && isShown ? (
          <img src={preview} alt="" onError={() => setIsShown(false)} />
        ) : null}
      </span>
      <div className="picture-upload__file">
        <b id={`${id}-name`}>{file.name}</b>
        <span>{formatFilesize(file.size)}</span>
      </div>
      <div className="picture-upload__texts">
        <label>
          <span id={`${id}-alt`}>Alt text</span>
          <input
            {...texts}
            value={alt}
            aria-labelledby={`${id}-alt ${id}-name`}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            aria-invalid={problem !== null}
            onChange={({ target }) => change({ alt: target.value, problem: null })}
          />
        </label>
        <label>
          <span id={`${id}-caption`}>Caption (optional)</span>
          <input
            {...texts}
            value={caption}
            aria-labelledby={`${id}-caption ${id}-name`}
            onChange={({ target }) => change({ caption: target.value })}
          />
        </label>
      </div>
      <button
        type="button"
        className="dashboard-button"
        disabled={isDisabled}
        aria-label={`Remove ${file.name}`}
        onClick={remove}
      >
        Remove
      </button>
      {problem !== null && (
        <p id={`${id}-problem`} className="picture-upload__problem">
          {problem}
        </p>
      )}
    </li>
  )
}
