'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState, useTransition } from 'react'
import type { RememberedWord, WordAnswer } from '@/contract/submissions/words'
import { formatLongDate } from '@/lib/dates/format-date'
import { answerRememberedWord } from '../actions'
import { useRestoredFocus } from '../use-restored-focus'
import { WordLine } from './word-line'

interface RememberedWordsProps {
  builder: number
  first: readonly RememberedWord[]
  isReadOnly: boolean
}

/** The meanings of a builder's words, to be changed or forgotten. */
export function RememberedWords({ builder, first, isReadOnly }: RememberedWordsProps) {
  const [words, setWords] = useState(first)
  const [isPending, startTransition] = useTransition()
  const panel = useRef<HTMLDetailsElement>(null)
  useRestoredFocus(isPending, panel, ['select:enabled'])
  if (words.length === 0) return null
  const answer = (given: WordAnswer) =>
    startTransition(async () => {
      try {
        const result = await answerRememberedWord(builder, given)
        if ('state' in result) toast.error(result.message)
        else setWords(result)
      } catch {
        toast.error('The server did not respond. Nothing was changed; please try again.')
      }
    })
  return (
    <details ref={panel} className="words-panel words-panel--remembered">
      <summary>What this builder’s words mean</summary>
      <p>Explained by editors. A change counts for the files that come next.</p>
      <ul>
        {words.map((word) => (
          <WordLine
            key={`${word.field} ${word.text}`}
            word={word}
            detail={`${word.by}, ${formatLongDate(word.at)}`}
            choice={word.choice}
            isReadOnly={isReadOnly}
            isPending={isPending}
            choose={(choice) => answer({ field: word.field, text: word.text, choice })}
            button={
              isReadOnly
                ? null
                : {
                    label: 'Forget',
                    act: () => answer({ field: word.field, text: word.text, choice: null }),
                  }
            }
          />
        ))}
      </ul>
    </details>
  )
}
