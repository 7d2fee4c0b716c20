'use client'

import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'

interface SearchInputProps {
  /** Accessible name; only the placeholder is visible. */
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  className?: string
  /** For a dark background. */
  tone?: 'night'
}

/** The text field of a list filter, submitted as `q` without JavaScript. */
export function SearchInput({
  label,
  placeholder,
  value,
  onChange,
  className,
  tone,
}: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const takeEarlyText = useEffectEvent(() => {
    const text = field.current?.value ?? value
    if (text !== value) onChange(text)
  })
  // React keeps what was typed before hydration, but does not report it.
  useEffect(() => takeEarlyText(), [])

  return (
    <label className={clsx('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        className={clsx(
          'pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2',
          tone === 'night' ? 'text-on-night' : 'text-ink-soft',
        )}
      />
      <input
        ref={field}
        type="search"
        name="q"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          'h-12 w-full rounded-md border border-control pr-3.5 pl-10.5 text-base',
          tone === 'night'
            ? 'bg-transparent placeholder:text-on-night'
            : 'bg-surface placeholder:text-ink-soft',
        )}
      />
    </label>
  )
}
