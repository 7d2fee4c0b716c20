'use client'

import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { Word } from '@/contract/submissions/words'
import { ActionButton } from '../action-button'

interface WordLineProps {
  word: Pick<Word, 'label' | 'text' | 'choices'>
  /** How often and where it is found, or who explained it. */
  detail: string
  choice: string | null
  isReadOnly: boolean
  isPending: boolean
  choose: (choice: string) => void
  button: { readonly label: string; readonly act: () => void } | null
}

/** A word of the builder, and what it means. */
export function WordLine(props: WordLineProps) {
  const { word, detail, choice, isReadOnly, isPending, choose, button } = props
  const { label, text, choices } = word
  const id = useId()
  return (
    <li className="word-line">
      <div className="word-line__word">
        <strong id={id}>{`“${text}”`}</strong>
        <span>{`${label}, ${detail}`}</span>
      </div>
      <ArrowRight aria-hidden="true" size={17} />
      <select
        className="guide-input"
        aria-label={`What “${text}” means for ${label}`}
        value={choice ?? ''}
        disabled={isReadOnly || isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {choice === null && <option value="">Choose what it means</option>}
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {button && (
        <ActionButton
          size="medium"
          aria-describedby={id}
          disabled={isReadOnly || isPending || choice === null}
          onClick={button.act}
        >
          {button.label}
        </ActionButton>
      )}
    </li>
  )
}
