'use client'

import { useId, useState } from 'react'

const views = [
  { value: 'phone', label: 'Phone', width: 390 },
  { value: 'desktop', label: 'Desktop', width: 640 },
  { value: 'text', label: 'Plain text', width: null },
] as const

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type View = (typeof views)[number]['value']
type Scheme = (typeof schemes)[number]['value']

/** The email as a reader with these colors sees it, whatever the colors of this device are. */
const showIn = (html: string, scheme: Scheme) =>
  html.replaceAll(
    /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)/g,
    scheme === 'dark' ? '@media all' : '@media not all',
  )

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="issue-email__choice" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The email at the width of a phone and of a desktop, in light and dark, and as text. The frame is
 * fully sandboxed: no scripts, no forms, no navigation.
 */
export function EmailFrames({ html, text }: { html: string; text: string }) {
  const [view, setView] = useState<View>('phone')
  const [scheme, setScheme] = useState<Scheme>('light')
  const width = views.find(({ value }) => value === view)?.width ?? null
  return (
    <section aria-label="Preview">
      <div className="issue-email__choices">
        <Choice legend="View" options={views} value={view} onChange={setView} />
        <Choice
          legend="Colors"
          options={schemes}
          value={scheme}
          onChange={setScheme}
          disabled={view === 'text'}
        />
      </div>
      {width === null ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines
        <pre className="issue-email__text" tabIndex={0}>
          {text}
        </pre>
      ) : (
        <div className="issue-email__stage" data-scheme={scheme}>
          <iframe
            className="issue-email__frame"
            title="Email preview"
            sandbox=""
            srcDoc={showIn(html, scheme)}
            style={{ width, colorScheme: scheme }}
          />
        </div>
      )}
    </section>
  )
}
