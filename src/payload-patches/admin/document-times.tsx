'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoment } from '@/lib/dates/format-date'

/**
 * When a document was saved and created, in San Antonio's time zone.
 *
 * Payload 3.90.1 shows both in the time zone of the browser and has no slot in their place, so
 * `patches.css` hides its own, and these are put into its list. No issue was found. Not needed anymore
 * when forms use `admin.timezones`.
 */
export function DocumentTimes() {
  const { savedDocumentData } = useDocumentInfo()
  const createdAt = useFormFields(([fields]) => fields.createdAt?.value)
  const place = useRef<HTMLSpanElement>(null)
  const [list, setList] = useState<Element | null>(null)
  useEffect(() => {
    const controls = place.current?.closest('.doc-controls')
    setList(controls?.querySelector('.doc-controls__meta') ?? null)
  }, [])
  const times = [
    ['Saved', savedDocumentData?.updatedAt],
    ['Created', createdAt ?? savedDocumentData?.createdAt],
  ] as const
  return (
    <>
      <span ref={place} hidden />
      {list
        ? createPortal(
            times.map(([label, time]) =>
              typeof time === 'string' ? (
                <li key={label} className="doc-controls__list-item">
                  <p className="doc-controls__label">{label}:&nbsp;</p>
                  <p className="doc-controls__value">
                    <time dateTime={time}>{formatMoment(time)}</time>
                  </p>
                </li>
              ) : null,
            ),
            list,
          )
        : null}
    </>
  )
}
